import type { MemberRange } from "./ranges.ts";
import { PLAYERS, playersOf } from "./teams.ts";
import type { AllocatedTeams } from "./teams.ts";

/** How many shared players a shared captain counts for: a captain scores twice, and gives a team its character. */
const CAPTAIN_WEIGHT = 3;

/** What each member holds while teams are given out and swapped. */
export interface Shares {
  /** The cost of a member: the mean of shared players and captains over all pairs of their teams. */
  costOf(share: number): number;
  /** What the sum over pairs grows by when the share gets the team. */
  gainOf(share: number, row: number): number;
  add(share: number, row: number): void;
  remove(share: number, row: number): void;
}

/** One share per range. */
export function openShares(teams: AllocatedTeams, ranges: readonly MemberRange[]): Shares {
  const { captain } = teams;
  const { players, starts } = flatPlayers(teams);
  const heldBy = new Uint16Array(ranges.length * PLAYERS);
  const captaincies = new Uint16Array(ranges.length * PLAYERS);
  const sums = new Float64Array(ranges.length);
  const pairs = ranges.map(({ left, right }) => Math.max(1, ((right - left + 1) * (right - left)) / 2));

  const gainOf = (share: number, row: number): number => {
    const from = share * PLAYERS;
    let gain = CAPTAIN_WEIGHT * captaincies[from + captain[row]!]!;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) gain += heldBy[from + players[at]!]!;
    return gain;
  };
  const change = (share: number, row: number, by: 1 | -1): void => {
    const from = share * PLAYERS;
    captaincies[from + captain[row]!]! += by;
    for (let at = starts[row]!; at < starts[row + 1]!; at++) heldBy[from + players[at]!]! += by;
  };
  return {
    costOf: (share) => sums[share]! / pairs[share]!,
    gainOf,
    add: (share, row) => {
      sums[share]! += gainOf(share, row);
      change(share, row, 1);
    },
    remove: (share, row) => {
      change(share, row, -1);
      sums[share]! -= gainOf(share, row);
    },
  };
}

/** The players of all teams in one array: team `row` has those from `starts[row]` up to `starts[row + 1]`. */
function flatPlayers(teams: AllocatedTeams): { players: Uint8Array; starts: Uint32Array } {
  const starts = new Uint32Array(teams.count + 1);
  const players: number[] = [];
  for (let row = 0; row < teams.count; row++) {
    players.push(...playersOf(teams, row));
    starts[row + 1] = players.length;
  }
  return { players: Uint8Array.from(players), starts };
}
