import type { MatchDetail } from "@teamwright/domain";
import { emptyColumns, MEMBER_WORDS } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";
import { playersOf } from "#data/strategy/pool.ts";
import type { TransferTeam } from "#data/transfer/transfer-record.ts";

const HUNDREDTHS = 100;

/** Teams as the store of attempts keeps them, renumbered from 1. */
export function columnsOf(match: MatchDetail, teams: readonly TransferTeam[]): TeamColumns {
  const credits = new Map(playersOf(match).map((player) => [player.player_index, player.credits]));
  const columns = emptyColumns(match.sport_index, teams.length);
  for (const [row, team] of teams.entries()) {
    for (const player of team.players) {
      const word = row * MEMBER_WORDS + (player >> 5);
      columns.members[word] = (columns.members[word] ?? 0) | (1 << (player & 31));
    }
    columns.captain[row] = team.captain;
    columns.viceCaptain[row] = team.viceCaptain;
    const sum = team.players.reduce((total, player) => total + (credits.get(player) ?? 0), 0);
    columns.credits[row] = Math.round(sum * HUNDREDTHS);
  }
  return columns;
}
