import type { MatchDetail } from "@teamwright/domain";
import { emptyColumns, maskOf } from "@teamwright/engine/team-set";
import { rosterFrom, teamAt, type TeamView } from "#blocks/team/team-view.ts";
import { cricket, football, playersOf } from "./match.ts";

interface GalleryTeam {
  readonly members: readonly number[];
  readonly number?: number;
}

/** The team of these players, of whom the first leads and the second is vice-captain. */
function teamOf(match: MatchDetail, { members, number = 1 }: GalleryTeam): TeamView {
  const players = playersOf(match).map((player, index) => ({
    ...player,
    points: [54, 8.5, 31, 0, 117][index % 5] ?? 0,
  }));
  const [captain = 0, viceCaptain = 0] = members;
  const credits = members.reduce((sum, index) => sum + (players[index]?.credits ?? 0), 0);
  return teamAt(
    {
      ...emptyColumns(match.sport_index, 1),
      members: maskOf(members),
      captain: Uint8Array.of(captain),
      viceCaptain: Uint8Array.of(viceCaptain),
      credits: Uint16Array.of(100 * credits),
      number: Uint32Array.of(number),
    },
    0,
    rosterFrom(match.sport_index, players, match.id),
  );
}

export const eleven = [3, 14, 0, 2, 5, 6, 8, 12, 15, 18, 20];

export const team = teamOf(cricket, { members: eleven });
export const lateTeam = teamOf(cricket, { members: eleven, number: 24_871 });
export const footballTeam = teamOf(football, { members: [9, 20, 0, 1, 2, 3, 12, 13, 5, 6, 16] });
/** Two of `team`. */
export const outOfTeam: ReadonlySet<number> = new Set([6, 18]);
