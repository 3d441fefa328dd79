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
    random.fill(ranks, known, total);
    sortRanks(ranks, total);
    known = 1;
    for (let place = 1; place < wanted; place++)
      if (ranks[place] !== ranks[place - 1]) ranks[known++] = ranks[place]!;
  }
  return ranks;
}

/**
 * Even ranks fall into as many buckets as there are ranks, about one in each: scattered there, they are sorted but
 * for neighbours, which insertion puts right. Several times faster than a comparison sort.
 */
function sortRanks(ranks: Float64Array, total: number): void {
  const count = ranks.length;
  const scale = count / total;
  const ends = new Uint32Array(count + 1);
  for (let place = 0; place < count; place++) ends[Math.floor(ranks[place]! * scale)]!++;
  let end = 0;
  for (let bucket = 0; bucket <= count; bucket++) {
    end += ends[bucket]!;
    ends[bucket] = end;
  }
  const scattered = new Float64Array(count);
  for (let place = 0; place < count; place++) {
    const bucket = Math.floor(ranks[place]! * scale);
    ends[bucket]!--;
    scattered[ends[bucket]!] = ranks[place]!;
  }
  for (let place = 0; place < count; place++) {
    const rank = scattered[place]!;
    let to = place;
    for (; to > 0 && ranks[to - 1]! > rank; to--) ranks[to] = ranks[to - 1]!;
    ranks[to] = rank;
  }
}
