import { percentageGroup } from "@teamwright/domain/sports";
import type { EnginePlayer } from "../match.ts";
import { boundsHalves, creditRange, otherSums } from "../constraints/constraints.ts";
import type { Constraints, Range } from "../constraints/constraints.ts";
import { halfOf, hundredths } from "../constraints/players.ts";

/** A player of the pool, ready for counting. Credits are in units: the greatest common divisor of all credits. */
export interface SidePlayer {
  readonly index: number;
  readonly role: number;
  readonly half: 0 | 1;
  /** Group by `selected_by` in the strategy's pattern; the last group is implied by the team size. */
  readonly splitGroup: number;
  readonly credits: number;
  readonly fixed: boolean;
  readonly captain: boolean;
  readonly viceCaptain: boolean;
  /** The counted sums to which the player adds. */
  readonly sums: readonly PlayerWeight[];
}

/** A player's weight in a counted sum. */
export interface PlayerWeight {
  readonly sum: number;
  readonly weight: number;
}

/**
 * A weighted sum for counting. Sums are distinguished up to `cap`. Once the minimum is met, further players change
 * nothing unless a maximum exists; ways above the maximum are dropped.
 */
export interface CountedSum {
  readonly min: number;
  readonly cap: number;
  readonly bounded: boolean;
}

/** What both sides share. */
export interface Common {
  readonly teamSize: number;
  readonly roles: number;
  /** Distinguished groups by `selected_by`: 0 without a split, else one less than the pattern's groups. */
  readonly splitDimensions: number;
  readonly splits: readonly (readonly number[])[];
  readonly sums: readonly CountedSum[];
  readonly combinations: readonly (readonly number[])[];
  /** Allowed numbers of left players. */
  readonly leftSizes: ReadonlySet<number>;
  /** Whether the credits of players with low ownership are counted separately. */
  readonly lowApart: boolean;
  /** Whether any two players of the pool may be captain and vice-captain, so that every lineup has a captaincy. */
  readonly everybodyLeads: boolean;
  /** Hundredths of a credit in a unit. */
  readonly unit: number;
  readonly credits: Range;
  readonly lowCredits: Range;
  readonly highCredits: Range;
  /**
   * Where credits of players with low ownership are counted separately, an entry's credits are these credits times
   * this, plus the credits of the others: one number, by which entries are sorted. Infinite otherwise.
   */
  readonly lowUnit: number;
}

/** One side to count: its players in the order of the layers, and the bounds on this side alone. */
export interface SidePlan {
  readonly side: 0 | 1;
  readonly players: readonly SidePlayer[];
  readonly sizes: ReadonlySet<number>;
  /** The order in which the roles' players come. */
  readonly roleOrder: readonly number[];
  /** By position and sum: the weight of the players after the position and of those on the other side. */
  readonly weightLeft: readonly Float64Array[];
  /** By role: how many players the other side can add, as bits. */
  readonly otherRoles: readonly number[];
  readonly credits: Range;
  /** Whether counts per half of a role are bounded. */
  readonly halvesApart: boolean;
  /** Allowed counts, as bits; by role, and by role and half. */
  readonly roleCounts: readonly number[];
  readonly halfCounts: readonly (readonly [number, number])[];
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

const inUnits = (range: Range, unit: number): Range => ({
  min: Math.ceil(range.min / unit),
  max: Math.floor(range.max / unit),
});

/** The highest sum that a class can hold. */
export const MAX_SUM = 2 ** 16 - 1;

const countedSums = (constraints: Constraints): CountedSum[] =>
  otherSums(constraints).map(({ weightOf, min, max }) => {
    const all = constraints.pool.reduce((sum, player) => sum + weightOf(player), 0);
    const bounded = max < all;
    return { min, bounded, cap: bounded ? max : Math.min(min, all + 1) };
  });

export function commonOf(constraints: Constraints): Common {
  const { sport, pool, split, partitions } = constraints;
  const unit = pool.reduce((divisor, player) => greatestDivisor(hundredths(player), divisor), 0) || 1;
  const credits = inUnits(creditRange(constraints, "team"), unit);
  const lowApart = boundsHalves(constraints);
  return {
    teamSize: sport.teamSize,
    roles: sport.roles.length,
    splitDimensions: split === undefined ? 0 : split.pattern,
    splits: [...new Map((split?.splits ?? [[]]).map((counts) => [String(counts), counts])).values()],
    sums: countedSums(constraints),
    combinations: constraints.combinations,
    leftSizes: new Set(partitions.map(([left]) => left)),
    everybodyLeads: pool.every(
      ({ player_index: index }) =>
        (constraints.captains?.has(index) ?? true) && (constraints.viceCaptains?.has(index) ?? true),
    ),
    lowApart,
    unit,
    credits,
    lowCredits: inUnits(creditRange(constraints, "low"), unit),
    highCredits: inUnits(creditRange(constraints, "high"), unit),
    // Room for one more player above the maximum.
    lowUnit: lowApart
      ? 2 * Math.max(0, ...pool.map((player) => hundredths(player) / unit), credits.max) + 1
      : Infinity,
  };
}

const bitsOf = (counts: readonly number[]): number => counts.reduce((bits, count) => bits | (1 << count), 0);

/** As bits. */
function allowedCounts(
  { cells, sport }: Constraints,
  side: 0 | 1,
  role: number,
  half: 0 | 1 | undefined,
): number {
  return cells
    .filter((cell) => cell.side === side && cell.role === role && cell.half === half)
    .reduce((bits, cell) => bits & bitsOf(cell.allowed), (1 << (sport.teamSize + 1)) - 1);
}

export function sidePlanOf(constraints: Constraints, common: Common, side: 0 | 1): SidePlan {
  const cells = constraints.cells.filter((cell) => cell.side === side);
  const halvesApart = cells.some((cell) => cell.half !== undefined);
  const other = side === 0 ? 1 : 0;
  const allowedOf = (role: number, half?: 0 | 1): number => allowedCounts(constraints, side, role, half);
  const roles = constraints.sport.roles.map((_, role) => role);
  const others = constraints.pool.filter((player) => player.team_index !== side);
  const roleOrder = rolesInOrder(roles, constraints, side);
  const players = playersOf(constraints, common, side, { roleOrder, halvesApart });
  return {
    side,
    players,
    roleOrder,
    weightLeft: weightLeftAfter(players, constraints, others),
    sizes: new Set([...common.leftSizes].map((left) => (side === 0 ? left : common.teamSize - left))),
    otherRoles: roles.map((role) => {
      const most = others.filter((player) => player.role === role).length;
      return (
        allowedCounts(constraints, other, role, undefined) &
        ((1 << (Math.min(most, common.teamSize) + 1)) - 1)
      );
    }),
    credits: inUnits(creditRange(constraints, side === 0 ? "left" : "right"), common.unit),
    halvesApart,
    roleCounts: roles.map((role) => allowedOf(role)),
    halfCounts: roles.map((role) => [allowedOf(role, 0), allowedOf(role, 1)] as const),
  };
}

/** Sides with more players have layers so large that the order of the roles matters. */
const MANY_PLAYERS = 20;

/**
 * On large sides the role with the most players first: layers are largest at the end, so few players should come there.
 * Others keep the sport's order, and with it the teams that a seed gives.
 */
function rolesInOrder(roles: readonly number[], { pool }: Constraints, side: 0 | 1): readonly number[] {
  const sidePlayers = pool.filter((player) => player.team_index === side);
  if (sidePlayers.length <= MANY_PLAYERS) return roles;
  const count = (role: number): number => sidePlayers.filter((player) => player.role === role).length;
  return roles.toSorted((one, other) => count(other) - count(one));
}

function weightLeftAfter(
  players: readonly SidePlayer[],
  constraints: Constraints,
  others: readonly EnginePlayer[],
): readonly Float64Array[] {
  const left = Float64Array.from(otherSums(constraints), ({ weightOf }) =>
    others.reduce((sum, player) => sum + weightOf(player), 0),
  );
  const rows: Float64Array[] = [];
  for (const player of players.toReversed()) {
    rows.push(left.slice());
    for (const { sum, weight } of player.sums) left[sum]! += weight;
  }
  return rows.toReversed();
}

/** By role, and within a role by half where halves are bounded: a count is final as soon as its cell ends. */
function playersOf(
  constraints: Constraints,
  common: Common,
  side: 0 | 1,
  { roleOrder, halvesApart }: { readonly roleOrder: readonly number[]; readonly halvesApart: boolean },
): SidePlayer[] {
  const { pool, fixed, captains, viceCaptains, split } = constraints;
  const limits = otherSums(constraints);
  const place = (role: number): number => roleOrder.indexOf(role);
  return pool
    .filter((player) => player.team_index === side)
    .map((player) => {
      const index = player.player_index;
      return {
        index,
        role: player.role,
        half: halfOf(player),
        splitGroup: split === undefined ? 0 : percentageGroup(split.pattern, player.selected_by ?? 0),
        credits: hundredths(player) / common.unit,
        fixed: fixed.has(index),
        captain: captains?.has(index) ?? true,
        viceCaptain: viceCaptains?.has(index) ?? true,
        sums: limits.flatMap(({ weightOf }, sum) => {
          const weight = weightOf(player);
          return weight === 0 ? [] : [{ sum, weight }];
        }),
      };
    })
    .sort(
      (one, other) =>
        place(one.role) - place(other.role) ||
        (halvesApart ? one.half - other.half : 0) ||
        other.sums.length - one.sums.length ||
        one.index - other.index,
    );
}
