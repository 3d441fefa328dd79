import { percentageGroup } from "@teamwright/domain/sports";
import type { EnginePlayer } from "../match.ts";
import type { Draft, Range } from "../plan/draft.ts";
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
  /** Places of the groups that hold the player. */
  readonly groups: readonly number[];
}

/**
 * A player group as the counting carries it. A count is only told apart up to `cap`: beyond the least asked, more
 * makes no difference, unless the most asked could be passed, when passing it ends the way.
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
  /** Groups by `selected_by` that are told apart: 0 without a split, else one less than the pattern's groups. */
  readonly splitDimensions: number;
  readonly splits: readonly (readonly number[])[];
  readonly groups: readonly CountedGroup[];
  readonly combinations: readonly (readonly number[])[];
  /** Allowed numbers of left players. */
  readonly leftSizes: ReadonlySet<number>;
  /** Whether the credits of the little selected players are told apart. */
  readonly lowApart: boolean;
  /** Whether any two players of the pool may lead, so that no lineup is without leaders. */
  readonly everybodyLeads: boolean;
  /** Hundredths of a credit in a unit. */
  readonly unit: number;
  readonly credits: Range;
  readonly lowCredits: Range;
  readonly highCredits: Range;
}

/** One side to count: its players in the order in which they are taken or left, and what bounds it alone. */
export interface SidePlan {
  readonly side: 0 | 1;
  readonly players: readonly SidePlayer[];
  readonly sizes: ReadonlySet<number>;
  /** Players per role on the other side: what it can still add. */
  readonly otherRoles: readonly number[];
  readonly credits: Range;
  /** Whether counts per half of a role are bounded. */
  readonly halvesApart: boolean;
  /** Allowed counts, as bits; by role, and by role and half. */
  readonly roleCounts: readonly number[];
  readonly halfCounts: readonly (readonly [number, number])[];
}

const ANY_COUNT = 0xfff;

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

const hundredths = (player: EnginePlayer): number => Math.round(player.credits * 100);

const inUnits = (range: Range, unit: number): Range => ({
  min: Math.ceil(range.min / unit),
  max: Math.floor(range.max / unit),
});

function countGroups(draft: Draft): CountedGroup[] {
  return draft.groups.map(({ players, min, max }) => {
    const size = draft.pool.filter((player) => players.has(player.player_index)).length;
    const bounded = max < size;
    return { min, bounded, cap: bounded ? max : Math.min(min, size + 1) };
  });
}

export function commonOf(draft: Draft): Common {
  const { sport, pool, split, partitions } = draft;
  const unit = pool.reduce((divisor, player) => greatestDivisor(hundredths(player), divisor), 0) || 1;
  const all = { min: 0, max: 10000 };
  return {
    teamSize: sport.teamSize,
    roles: sport.roles.length,
    splitDimensions: split === undefined ? 0 : split.pattern,
    splits: split?.splits ?? [[]],
    groups: countGroups(draft),
    combinations: draft.combinations,
    leftSizes: new Set(partitions.map(([left]) => left)),
    everybodyLeads: pool.every(
      ({ player_index: index }) =>
        (draft.captains?.has(index) ?? true) && (draft.viceCaptains?.has(index) ?? true),
    ),
    lowApart: draft.groupCredits !== undefined,
    unit,
    credits: inUnits(draft.credits, unit),
    lowCredits: inUnits(draft.groupCredits?.[0] ?? all, unit),
    highCredits: inUnits(draft.groupCredits?.[1] ?? all, unit),
  };
}

const bitsOf = (counts: readonly number[]): number => counts.reduce((bits, count) => bits | (1 << count), 0);

export function sidePlanOf(draft: Draft, common: Common, side: 0 | 1): SidePlan {
  const cells = draft.cells.filter((cell) => cell.side === side);
  const halvesApart = cells.some((cell) => cell.half !== undefined);
  const allowed = (role: number, half: 0 | 1 | undefined): number =>
    cells
      .filter((cell) => cell.role === role && cell.half === half)
      .reduce((bits, cell) => bits & bitsOf(cell.allowed), ANY_COUNT);
  const roles = draft.sport.roles.map((_, role) => role);
  const others = draft.pool.filter((player) => player.team_index !== side);
  return {
    side,
    players: playersOf(draft, common, side, halvesApart),
    sizes: new Set([...common.leftSizes].map((left) => (side === 0 ? left : common.teamSize - left))),
    otherRoles: roles.map((role) => others.filter((player) => player.role === role).length),
    credits: inUnits(draft.sideCredits[side], common.unit),
    halvesApart,
    roleCounts: roles.map((role) => allowed(role, undefined)),
    halfCounts: roles.map((role) => [allowed(role, 0), allowed(role, 1)] as const),
  };
}

/** By role, and within a role by half where halves are bounded: a count is settled as soon as its cell ends. */
function playersOf(draft: Draft, common: Common, side: 0 | 1, halvesApart: boolean): SidePlayer[] {
  const { pool, fixed, captains, viceCaptains, groups, split } = draft;
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
        groups: groups.flatMap((group, place) => (group.players.has(index) ? [place] : [])),
      };
    })
    .sort(
      (one, other) =>
        one.role - other.role || (halvesApart ? one.half - other.half : 0) || one.index - other.index,
    );
}
