/** Nobody is more certain: his odds would be infinite. */
const CERTAIN = 0.999;
/** Halvings of the interval of the factor: as exact as a number. */
const ROUNDS = 60;

/**
 * The chances with their odds changed by the same factor, so that they have the sum, as far as they can. None is outside
 * the bounds.
 */
export function chancesWithSum(
  chances: readonly number[],
  sum: number,
  [least, most]: readonly [least: number, most: number] = [0, 1],
): number[] {
  if (sum >= chances.length) return chances.map(() => 1);
  if (sum <= 0) return chances.map(() => 0);
  const odds = chances.map((chance) => {
    const inside = Math.min(most, CERTAIN, Math.max(least, 1 - CERTAIN, chance));
    return inside / (1 - inside);
  });
  const chancesBy = (logOfFactor: number): number[] =>
    odds.map((odd) => {
      const shifted = odd * Math.exp(logOfFactor);
      return Math.min(most, Math.max(least, shifted / (1 + shifted)));
    });
  let [low, high] = [-20, 20];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (chancesBy(middle).reduce((total, chance) => total + chance, 0) < sum) low = middle;
    else high = middle;
  }
  return chancesBy(low);
}
