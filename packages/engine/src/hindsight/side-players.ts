import { percentageGroup } from "@teamwright/domain/sports";
import { boundsHalves, otherSums } from "../constraints/constraints.ts";
import type { Constraints } from "../constraints/constraints.ts";
import type { EnginePlayer } from "../match.ts";
import { halfOf, hundredths as creditsOf } from "../constraints/players.ts";

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
  /** The digits of the player's counts and weights, see `Digits`. */
  readonly digits: readonly [number, number];
  /** Indexes of the side's cell limits that count the player. */
  readonly cells: readonly number[];
}

/** Exceeds `MAX_TEAM_SIZE`. */
const RADIX = 16;

/**
 * The counts and sums that are added over both sides, as digits of two numbers: the players per role, then per percentage
 * group, then the sums that are not of credits.
 */
export class Digits {
  readonly count: number;
  /** False where two numbers do not hold all of them exactly. */
  readonly fit: boolean;
  readonly #places: readonly { readonly word: 0 | 1; readonly place: number; readonly radix: number }[];
  readonly #constraints: Constraints;

  constructor(constraints: Constraints) {
    const { sport, split, pool } = constraints;
    const counts = sport.roles.length + (split === undefined ? 0 : split.pattern + 1);
    const radices = [
      ...new Array<number>(counts).fill(RADIX),
      ...otherSums(constraints).map(({ weightOf }) => {
        const highest = pool.map(weightOf).sort((one, other) => other - one);
        return Math.max(RADIX, 1 + highest.slice(0, sport.teamSize).reduce((sum, weight) => sum + weight, 0));
      }),
    ];
    let word: 0 | 1 = 0;
    let place = 1;
    let fit = true;
    this.#places = radices.map((radix) => {
      if (place * radix > Number.MAX_SAFE_INTEGER) {
        fit &&= word === 0;
        word = 1;
        place = 1;
      }
      const ownPlace = { word, place, radix };
      place *= radix;
      return ownPlace;
    });
    this.fit = fit && place <= Number.MAX_SAFE_INTEGER;
    this.count = radices.length;
    this.#constraints = constraints;
  }

  /** Those of one player. */
  of(player: EnginePlayer): readonly [number, number] {
    const { sport, split } = this.#constraints;
    const words: [number, number] = [0, 0];
    const add = (digit: number, value: number): void => {
      const { word, place } = this.#places[digit]!;
      words[word] += value * place;
    };
    const roles = sport.roles.length;
    add(player.role, 1);
    if (split !== undefined) add(roles + percentageGroup(split.pattern, player.selected_by ?? 0), 1);
    const sumsAt = roles + (split === undefined ? 0 : split.pattern + 1);
    for (const [index, { weightOf }] of otherSums(this.#constraints).entries())
      add(sumsAt + index, weightOf(player));
    return words;
  }

  /** All digits of added numbers. */
  read(words: readonly [number, number]): number[] {
    return this.#places.map(({ word, place, radix }) => Math.floor(words[word] / place) % radix);
  }
}

/** The side's players of the pool, most points first. */
export function sidePlayersOf(
  constraints: Constraints,
  side: 0 | 1,
  hundredths: Int32Array,
  digits: Digits,
): ValuedPlayer[] {
  const cells = constraints.cells.filter((cell) => cell.side === side);
  const halves = boundsHalves(constraints);
  return constraints.pool
    .filter((player) => player.team_index === side)
    .map((player) => {
      const index = player.player_index;
      const credits = creditsOf(player);
      return {
        index,
        role: player.role,
        credits,
        lowCredits: halves && halfOf(player) === 0 ? credits : 0,
        hundredths: hundredths[index]!,
        fixed: constraints.fixed.has(index),
        captain: constraints.captains?.has(index) ?? true,
        viceCaptain: constraints.viceCaptains?.has(index) ?? true,
        digits: digits.of(player),
        cells: cells.flatMap((cell, position) =>
          cell.role === player.role && (cell.half === undefined || cell.half === halfOf(player))
            ? [position]
            : [],
        ),
      };
    })
    .toSorted((one, other) => other.hundredths - one.hundredths || one.index - other.index);
}
