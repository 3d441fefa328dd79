import { type Generator, shuffle } from "../random/generator.ts";

/** Different ranks, ascending, and the index of each in a random order. */
export interface Ranks {
  readonly ascending: Float64Array;
  readonly positions: Uint32Array;
}

/**
 * `wanted` different integers from 0 to `total` - 1 in random order, every such list equally likely; all of them when
 * `wanted` equals `total`. Dense draws use selection sampling (Knuth, The Art of Computer Programming 2, 3.4.2,
 * algorithm S); sparse draws replace repeats by new ones.
 */
export function distinctRanks(total: number, wanted: number, random: Generator): Ranks {
  return total <= 8 * wanted
    ? denseRanks(total, Math.min(total, wanted), random)
    : sparseRanks(total, wanted, random);
}

const upTo = (count: number): Uint32Array => {
  const positions = new Uint32Array(count);
  for (let index = 0; index < count; index++) positions[index] = index;
  return positions;
};

function denseRanks(total: number, wantedRank: number, random: Generator): Ranks {
  const positions = upTo(wantedRank);
  shuffle(positions, random);
  const ascending = new Float64Array(wantedRank);
  let chosenCount = 0;
  for (let rank = 0; chosenCount < wantedRank; rank++)
    if (random.below(total - rank) < wantedRank - chosenCount) ascending[chosenCount++] = rank;
  return { ascending, positions };
}

/**
 * Draws a rank again when it occurs at an earlier index. The procedure treats all ranks alike, so every list of
 * different ranks is equally likely.
 */
function sparseRanks(total: number, rank: number, random: Generator): Ranks {
  const ranks = new Float64Array(rank);
  for (let index = 0; index < rank; index++) ranks[index] = random.below(total);
  for (;;) {
    const sortedRanks = inOrder(ranks, total);
    const { ascending, positions } = sortedRanks;
    let repeats = 0;
    for (let next = 1; next < rank; next++) {
      if (ascending[next] !== ascending[next - 1]) continue;
      ranks[positions[next]!] = random.below(total);
      repeats++;
    }
    if (repeats === 0) return sortedRanks;
  }
}

/**
 * Sorts ranks ascending, equal ones by index. Even ranks spread over as many buckets as there are ranks, about one in
 * each. After that they are sorted but for neighbours, which an insertion sort fixes. Several times faster than a
 * comparison sort.
 */
function inOrder(ranks: Float64Array, total: number): Ranks {
  const count = ranks.length;
  const scale = count / total;
  const ends = new Uint32Array(count + 1);
  for (let index = 0; index < count; index++) {
    ends[Math.floor(ranks[index]! * scale)]!++;
  }
  for (let bucket = 0, end = 0; bucket <= count; bucket++) {
    end += ends[bucket]!;
    ends[bucket] = end;
  }
  const ascending = new Float64Array(count);
  const positions = new Uint32Array(count);
  for (let index = count - 1; index >= 0; index--) {
    const bucket = Math.floor(ranks[index]! * scale);
    const to = ends[bucket]! - 1;
    ends[bucket] = to;
    ascending[to] = ranks[index]!;
    positions[to] = index;
  }
  for (let next = 1; next < count; next++) {
    const rank = ascending[next]!;
    if (ascending[next - 1]! <= rank) continue;
    const index = positions[next]!;
    let to = next;
    for (; to > 0 && ascending[to - 1]! > rank; to--) {
      ascending[to] = ascending[to - 1]!;
      positions[to] = positions[to - 1]!;
    }
    ascending[to] = rank;
    positions[to] = index;
  }
  return { ascending, positions };
}

/** The partner of a rank where each partner has so many ways. The quotient of large numbers may be rounded up. */
export function partnerAt(rank: number, each: number): number {
  const partner = Math.floor(rank / each);
  return partner * each > rank ? partner - 1 : partner;
}
