import type { Generator } from "../random/generator.ts";

/**
 * `wanted` different integers from 0 to `total` - 1, ascending, every set of so many equally likely; all of them when
 * as many are wanted. Dense draws by selection sampling (Knuth, The Art of Computer Programming 2, 3.4.2, algorithm
 * S), sparse ones by drawing until enough differ.
 */
export function distinctRanks(total: number, wanted: number, random: Generator): Float64Array {
  if (wanted >= total) return Float64Array.from({ length: total }, (_, rank) => rank);
  return total <= 8 * wanted ? denseRanks(total, wanted, random) : sparseRanks(total, wanted, random);
}

function denseRanks(total: number, wanted: number, random: Generator): Float64Array {
  const ranks = new Float64Array(wanted);
  let chosen = 0;
  for (let rank = 0; chosen < wanted; rank++)
    if (random.below(total - rank) < wanted - chosen) ranks[chosen++] = rank;
  return ranks;
}

/** Repeats are dropped and drawn anew: which ranks remain depends on their number only, so the draw stays even. */
function sparseRanks(total: number, wanted: number, random: Generator): Float64Array {
  const ranks = new Float64Array(wanted);
  let known = 0;
  while (known < wanted) {
    for (let place = known; place < wanted; place++) ranks[place] = random.below(total);
    ranks.sort();
    known = 1;
    for (let place = 1; place < wanted; place++)
      if (ranks[place] !== ranks[place - 1]) ranks[known++] = ranks[place]!;
  }
  return ranks;
}
