import { percentageGroup, PLAYER_SLOTS, sportByIndex } from "@teamwright/domain/sports";
import type { Tables } from "@teamwright/domain/sports";
import type { EngineMatch } from "../match.ts";

/** The values of a match that loops over team columns need, by player_index. */
export interface Roster {
  readonly sport: Tables;
  /** Index into the sport's roles; -1 where no player has the index. */
  readonly role: Int8Array;
  /** 0 left, 1 right; -1 where no player has the index. */
  readonly side: Int8Array;
  /** Hundredths of a credit. */
  readonly credits: Uint16Array;
  /** Group of each percentage pattern; -1 where `selected_by` is not known. */
  readonly pattern1: Int8Array;
  readonly pattern2: Int8Array;
}

/** Stores a match by player_index. When a player_index occurs twice, the last entry wins. */
export function rosterOf(match: EngineMatch): Roster {
  const absent = (): Int8Array => new Int8Array(PLAYER_SLOTS).fill(-1);
  const roster = {
    sport: sportByIndex(match.sport),
    role: absent(),
    side: absent(),
    credits: new Uint16Array(PLAYER_SLOTS),
    pattern1: absent(),
    pattern2: absent(),
  };
  for (const player of match.players) {
    const slot = player.player_index;
    roster.role[slot] = player.role;
    roster.side[slot] = player.team_index;
    roster.credits[slot] = Math.round(player.credits * 100);
    if (player.selected_by === null) continue;
    roster.pattern1[slot] = percentageGroup(1, player.selected_by);
    roster.pattern2[slot] = percentageGroup(2, player.selected_by);
  }
  return roster;
}
