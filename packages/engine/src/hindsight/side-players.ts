import { percentageGroup } from "@teamwright/domain/sports";
import type { Constraints } from "../plan/constraints.ts";
import { halfOf } from "../rules/selected-by.ts";

/** A player of one side, prepared for the enumeration. */
export interface ValuedPlayer {
  readonly index: number;
  readonly role: number;
  /** Hundredths of a credit. */
  readonly credits: number;
  /** Credits that count for the group of players selected by under 50 percent. */
  readonly lowCredits: number;
  readonly hundredths: number;
  readonly fixed: boolean;
  readonly captain: boolean;
  readonly viceCaptain: boolean;
  /** One digit (base 16) per count that is added over both sides: roles, then percentage groups, then player groups. */
  readonly weight: readonly [number, number];
  /** Indexes of the side's cell limits that count the player. */
  readonly cells: readonly number[];
}

/** How many digits of base 16 a double represents exactly. */
export const DIGITS = 13;
/** Exceeds `MOST_TEAM_SIZE`. */
const RADIX = 16;

/** How many counts are added over both sides. */
export const dimensionsOf = (constraints: Constraints): number =>
  constraints.sport.roles.length +
  (constraints.split === undefined ? 0 : constraints.split.pattern + 1) +
  constraints.groups.length;

/** The side's players of the pool, most points first. */
export function sidePlayersOf(constraints: Constraints, side: 0 | 1, hundredths: Int32Array): ValuedPlayer[] {
  const cells = constraints.cells.filter((cell) => cell.side === side);
  return constraints.pool
    .filter((player) => player.team_index === side)
    .map((player) => {
      const index = player.player_index;
      const digits = [player.role];
      const roles = constraints.sport.roles.length;
      const groupsAt = roles + (constraints.split === undefined ? 0 : constraints.split.pattern + 1);
      if (constraints.split !== undefined)
        digits.push(roles + percentageGroup(constraints.split.pattern, player.selected_by ?? 0));
      for (const [group, { players }] of constraints.groups.entries())
        if (players.has(index)) digits.push(groupsAt + group);
      const weigh = (from: number): number =>
        digits
          .filter((digit) => digit >= from && digit < from + DIGITS)
          .reduce((sum, digit) => sum + RADIX ** (digit - from), 0);
      const credits = Math.round(player.credits * 100);
      return {
        index,
        role: player.role,
        credits,
        lowCredits: constraints.groupCredits !== undefined && halfOf(player) === 0 ? credits : 0,
        hundredths: hundredths[index]!,
        fixed: constraints.fixed.has(index),
        captain: constraints.captains?.has(index) ?? true,
        viceCaptain: constraints.viceCaptains?.has(index) ?? true,
        weight: [weigh(0), weigh(DIGITS)] as const,
        cells: cells.flatMap((cell, index) =>
          cell.role === player.role && (cell.half === undefined || cell.half === halfOf(player))
            ? [index]
            : [],
        ),
      };
    })
    .toSorted((one, other) => other.hundredths - one.hundredths || one.index - other.index);
}

/** One digit's count in the sum of two weights. */
export const digitOf = (sums: readonly [number, number], digit: number): number =>
  digit < DIGITS
    ? Math.floor(sums[0] / RADIX ** digit) % RADIX
    : Math.floor(sums[1] / RADIX ** (digit - DIGITS)) % RADIX;
