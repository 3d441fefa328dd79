import type { CountedSides } from "../plan/compile.ts";
import { refuse } from "../outcome.ts";

/** Tables of a side that take more words of 32 bits are refused: 160 MB, and as much again while they are made. */
export const MAX_WORDS = 40_000_000;

/** Rounded points and credits lie a little differently: the advice keeps a tenth free. */
const MAX_ESTIMATED = 0.9 * MAX_WORDS;
const WORDS_IN_MEGABYTE = 250_000;

/** Hundredths of a point that points may be rounded to, the finest first: coarser ones lose too much. */
const ROUND_POINTS = [5, 10, 20, 25, 50, 100];
const HALF_CREDIT = 50;

/**
 * Refuses tables of so many words, with the cause: the finest input that, rounded, makes them small enough. A table has
 * a column for each step of points and a row for each sum of credits, so its size is in inverse proportion to both
 * steps. `step`: greatest common divisor of the points, in hundredths.
 */
export function refuseTables(sides: CountedSides, step: number, words: number) {
  const { unit } = sides.common;
  const fits = (points: number, credits: number): boolean =>
    words * (step / points) * Math.min(1, unit / credits) <= MAX_ESTIMATED;
  const roundTo = (credits: number): number | undefined =>
    ROUND_POINTS.find((points) => points > step && fits(points, credits));
  const values = {
    players: mostPlayers(sides),
    megabytes: Math.ceil(words / WORDS_IN_MEGABYTE),
    most: MAX_WORDS / WORDS_IN_MEGABYTE,
    pointStep: step / 100,
    creditStep: unit / 100,
  };
  const alone = roundTo(unit);
  if (alone !== undefined)
    return refuseRanks({ ...values, cause: "pointSteps", roundTo: alone / 100 }, "points");
  if (unit < HALF_CREDIT && fits(step, HALF_CREDIT))
    return refuseRanks({ ...values, cause: "creditSteps" }, "players");
  const together = roundTo(HALF_CREDIT);
  if (unit < HALF_CREDIT && together !== undefined)
    return refuseRanks({ ...values, cause: "bothSteps", roundTo: together / 100 }, "points");
  return refuseRanks({ ...values, cause: "players" }, "players");
}

/** Refuses credits per half: tables are by the credits of all players only. */
export const refuseHalfCredits = (sides: CountedSides) =>
  refuseRanks({ players: mostPlayers(sides), cause: "halfCredits" }, "group_credits");

const refuseRanks = (values: Readonly<Record<string, number | string>>, field: string) =>
  refuse("ranks-too-large", values, field);

const mostPlayers = ({ left, right }: CountedSides): number =>
  Math.max(left.players.length, right.players.length);
