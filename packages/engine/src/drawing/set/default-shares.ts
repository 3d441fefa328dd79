import type { Strategy } from "@teamwright/domain";
import type { Wish } from "../shares/distributions.ts";

/**
 * The wishes that the set has to meet. Distribution 0 is the product's own selection, by percentages of the match: it
 * asks for the nearest numbers that are possible. Its wishes count only where the set misses them by more than the
 * nearest possible numbers do. `nearest` and `got` are numbers of teams by wish.
 */
export function wishesToMeet(
  strategy: Strategy,
  wishes: readonly Wish[],
  nearest: (wish: Wish) => number,
  got: (wish: Wish) => number,
): readonly Wish[] {
  const missOf = (own: readonly Wish[], teams: (wish: Wish) => number): number =>
    own.reduce((sum, wish) => sum + Math.abs(wish.least - teams(wish)), 0);
  return wishes.filter(({ rule }) => {
    if (strategy[rule]?.mode !== 0) return true;
    const own = wishes.filter((wish) => wish.rule === rule);
    return missOf(own, got) > missOf(own, nearest);
  });
}
