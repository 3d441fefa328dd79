import { percentageGroup } from "@teamwright/domain/sports";
import type { Draft } from "../plan/draft.ts";
import { halfOf } from "../rules/selected-by.ts";

/** A player of one side as the enumeration meets him. */
export interface SidePlayer {
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
  /** One digit (base 16) per count that both sides add up: roles, then percentage groups, then player groups. */
  readonly weight: readonly [number, number];
  /** Places of the side's cell limits that count the player. */
  readonly cells: readonly number[];
}

/** Digits of base 16 that a double holds exactly. */
export const DIGITS = 13;
const RADIX = 16;

/** How many counts both sides have to add up. */
export const dimensionsOf = (draft: Draft): number =>
  draft.sport.roles.length + (draft.split === undefined ? 0 : draft.split.pattern + 1) + draft.groups.length;

/** The side's players of the pool, most points first: the first candidate taken is then the best captain. */
export function sidePlayersOf(draft: Draft, side: 0 | 1, hundredths: Int32Array): SidePlayer[] {
  const cells = draft.cells.filter((cell) => cell.side === side);
  return draft.pool
    .filter((player) => player.team_index === side)
    .map((player) => {
      const index = player.player_index;
      const digits = [player.role];
      const roles = draft.sport.roles.length;
      const groupsAt = roles + (draft.split === undefined ? 0 : draft.split.pattern + 1);
      if (draft.split !== undefined)
        digits.push(roles + percentageGroup(draft.split.pattern, player.selected_by ?? 0));
      for (const [group, { players }] of draft.groups.entries())
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
        lowCredits: draft.groupCredits !== undefined && halfOf(player) === 0 ? credits : 0,
        hundredths: hundredths[index]!,
        fixed: draft.fixed.has(index),
        captain: draft.captains?.has(index) ?? true,
        viceCaptain: draft.viceCaptains?.has(index) ?? true,
        weight: [weigh(0), weigh(DIGITS)] as const,
        cells: cells.flatMap((cell, place) =>
          cell.role === player.role && (cell.half === undefined || cell.half === halfOf(player))
            ? [place]
            : [],
        ),
      };
    })
    .toSorted((one, other) => other.hundredths - one.hundredths || one.index - other.index);
}

/** The count of one digit in a pair of sums of weights. */
export const digitOf = (sums: readonly [number, number], digit: number): number =>
  digit < DIGITS
    ? Math.floor(sums[0] / RADIX ** digit) % RADIX
    : Math.floor(sums[1] / RADIX ** (digit - DIGITS)) % RADIX;
