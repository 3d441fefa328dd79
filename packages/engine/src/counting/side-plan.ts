import { percentageGroup } from "@teamwright/domain/sports";
import type { EnginePlayer } from "../match.ts";
import type { Constraints, Range } from "../plan/constraints.ts";
import { halfOf } from "../rules/selected-by.ts";

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
  /** Indexes of the groups that hold the player. */
  readonly groups: readonly number[];
}

/**
 * A player group for counting. Counts are distinguished up to `cap`. Once the minimum is met, further players change
 * nothing unless a maximum exists; ways above the maximum are dropped.
 */
export interface CountedGroup {
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
  readonly groups: readonly CountedGroup[];
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
}

/** One side to count: its players in the order of the layers, and the bounds on this side alone. */
export interface SidePlan {
  readonly side: 0 | 1;
  readonly players: readonly SidePlayer[];
  readonly sizes: ReadonlySet<number>;
  /** Players per role on the other side: the most that it can add. */
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

const hundredths = (player: EnginePlayer): number => Math.round(player.credits * 100);

const inUnits = (range: Range, unit: number): Range => ({
  min: Math.ceil(range.min / unit),
  max: Math.floor(range.max / unit),
});

function countGroups(constraints: Constraints): CountedGroup[] {
  return constraints.groups.map(({ players, min, max }) => {
    const size = constraints.pool.filter((player) => players.has(player.player_index)).length;
    const bounded = max < size;
    return { min, bounded, cap: bounded ? max : Math.min(min, size + 1) };
  });
}

export function commonOf(constraints: Constraints): Common {
  const { sport, pool, split, partitions } = constraints;
  const unit = pool.reduce((divisor, player) => greatestDivisor(hundredths(player), divisor), 0) || 1;
  const all = { min: 0, max: 10000 };
  return {
    teamSize: sport.teamSize,
    roles: sport.roles.length,
    splitDimensions: split === undefined ? 0 : split.pattern,
    splits: split?.splits ?? [[]],
    groups: countGroups(constraints),
    combinations: constraints.combinations,
    leftSizes: new Set(partitions.map(([left]) => left)),
    everybodyLeads: pool.every(
      ({ player_index: index }) =>
        (constraints.captains?.has(index) ?? true) && (constraints.viceCaptains?.has(index) ?? true),
    ),
    lowApart: constraints.groupCredits !== undefined,
    unit,
    credits: inUnits(constraints.credits, unit),
    lowCredits: inUnits(constraints.groupCredits?.[0] ?? all, unit),
    highCredits: inUnits(constraints.groupCredits?.[1] ?? all, unit),
  };
}

const bitsOf = (counts: readonly number[]): number => counts.reduce((bits, count) => bits | (1 << count), 0);

export function sidePlanOf(constraints: Constraints, common: Common, side: 0 | 1): SidePlan {
  const cells = constraints.cells.filter((cell) => cell.side === side);
  const halvesApart = cells.some((cell) => cell.half !== undefined);
  const anyCount = (1 << (common.teamSize + 1)) - 1;
  const allowed = (role: number, half: 0 | 1 | undefined): number =>
    cells
      .filter((cell) => cell.role === role && cell.half === half)
      .reduce((bits, cell) => bits & bitsOf(cell.allowed), anyCount);
  const roles = constraints.sport.roles.map((_, role) => role);
  const others = constraints.pool.filter((player) => player.team_index !== side);
  return {
    side,
    players: playersOf(constraints, common, side, halvesApart),
    sizes: new Set([...common.leftSizes].map((left) => (side === 0 ? left : common.teamSize - left))),
    otherRoles: roles.map((role) => others.filter((player) => player.role === role).length),
    credits: inUnits(constraints.sideCredits[side], common.unit),
    halvesApart,
    roleCounts: roles.map((role) => allowed(role, undefined)),
    halfCounts: roles.map((role) => [allowed(role, 0), allowed(role, 1)] as const),
  };
}

/** By role, and within a role by half where halves are bounded: a count is final as soon as its cell ends. */
function playersOf(
  constraints: Constraints,
  common: Common,
  side: 0 | 1,
  halvesApart: boolean,
): SidePlayer[] {
  const { pool, fixed, captains, viceCaptains, groups, split } = constraints;
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
        groups: groups.flatMap((group, position) => (group.players.has(index) ? [position] : [])),
      };
    })
    .sort(
      (one, other) =>
        one.role - other.role || (halvesApart ? one.half - other.half : 0) || one.index - other.index,
    );
}
