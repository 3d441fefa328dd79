import type { MemberRange } from "./ranges.ts";
import { PLAYERS, playersOf } from "./teams.ts";
import type { AllocatedTeams } from "./teams.ts";

/** How well a member is served. */
export interface ShareFigures {
  /** Index of the member in the caller's list. */
  readonly member: number;
  readonly teams: number;
  /** Mean number of players in which two of the member's teams differ; the team size with fewer than two teams. */
  readonly difference: number;
  /** Different captains of the member's teams. */
  readonly captains: number;
  /** Most of the member's teams with one captain. */
  readonly mostOfOneCaptain: number;
}

/** Figures per range. `rows[position - 1]` is the team at a position. */
export function shareFigures(
  teams: AllocatedTeams,
  rows: ArrayLike<number>,
  ranges: readonly MemberRange[],
): ShareFigures[] {
  return ranges.map(({ member, left, right }) => {
    const heldBy = new Uint16Array(PLAYERS);
    const captaincies = new Uint16Array(PLAYERS);
    let size = 0;
    for (let position = left; position <= right; position++) {
      const row = rows[position - 1]!;
      const players = playersOf(teams, row);
      size = players.length;
      for (const player of players) heldBy[player]!++;
      captaincies[teams.captain[row]!]!++;
    }
    const count = right - left + 1;
    const pairs = (count * (count - 1)) / 2;
    const sharedPairs = heldBy.reduce((sum, times) => sum + (times * (times - 1)) / 2, 0);
    return {
      member,
      teams: count,
      difference: pairs === 0 ? size : size - sharedPairs / pairs,
      captains: captaincies.reduce((sum, times) => sum + (times > 0 ? 1 : 0), 0),
      mostOfOneCaptain: Math.max(...captaincies),
    };
  });
}

/** Negative when `one` is served worse. */
const compare = (one: ShareFigures, other: ShareFigures): number =>
  one.difference - other.difference || other.mostOfOneCaptain - one.mostOfOneCaptain;

/** The best and the worst served member; null without members. */
export function extremesOf(
  figures: readonly ShareFigures[],
): { readonly best: ShareFigures; readonly worst: ShareFigures } | null {
  const [first] = figures;
  if (first === undefined) return null;
  return {
    best: figures.reduce((best, next) => (compare(next, best) > 0 ? next : best), first),
    worst: figures.reduce((worst, next) => (compare(next, worst) < 0 ? next : worst), first),
  };
}
