import { type Generator, shuffle } from "../random/generator.ts";

/** Different ranks, ascending, and the place of each in a random order. */
export interface Ranks {
  readonly ascending: Float64Array;
  readonly places: Uint32Array;
}

/**
 * `wanted` different integers from 0 to `total` - 1 in random order, every such list equally likely; all of them when
 * as many are wanted. Dense draws by selection sampling (Knuth, The Art of Computer Programming 2, 3.4.2, algorithm
 * S), sparse ones by drawing anew what repeats.
 */
export function distinctRanks(total: number, wanted: number, random: Generator): Ranks {
  return total <= 8 * wanted
    ? denseRanks(total, Math.min(total, wanted), random)
    : sparseRanks(total, wanted, random);
}

const upTo = (count: number): Uint32Array => {
  const places = new Uint32Array(count);
  for (let place = 0; place < count; place++) places[place] = place;
  return places;
};

function denseRanks(total: number, wanted: number, random: Generator): Ranks {
  const places = upTo(wanted);
  shuffle(places, random);
  const ascending = new Float64Array(wanted);
  let chosen = 0;
  for (let rank = 0; chosen < wanted; rank++)
    if (random.below(total - rank) < wanted - chosen) ascending[chosen++] = rank;
  return { ascending, places };
}

/**
 * A rank that stands at an earlier place already is drawn anew. Nothing in this tells one rank from another, so every
 * list of different ranks is as likely as every other.
 */
function sparseRanks(total: number, wanted: number, random: Generator): Ranks {
  const ranks = new Float64Array(wanted);
  for (let place = 0; place < wanted; place++) ranks[place] = random.below(total);
  for (;;) {
    const sorted = inOrder(ranks, total);
    const { ascending, places } = sorted;
    let repeats = 0;
    for (let next = 1; next < wanted; next++) {
      if (ascending[next] !== ascending[next - 1]) continue;
      ranks[places[next]!] = random.below(total);
      repeats++;
    }
    if (repeats === 0) return sorted;
  }
}

/**
 * The ranks ascending, equal ones by place. Even ranks fall into as many buckets as there are ranks, about one in
 * each: scattered there, they are in order but for neighbours, which insertion puts right. Several times faster
 * than a comparison sort.
 */
function inOrder(ranks: Float64Array, total: number): Ranks {
  const count = ranks.length;
  const scale = count / total;
  const buckets = new Uint32Array(count);
  const ends = new Uint32Array(count + 1);
  for (let place = 0; place < count; place++) {
    const bucket = Math.floor(ranks[place]! * scale);
    buckets[place] = bucket;
    ends[bucket]!++;
  }
  for (let bucket = 0, end = 0; bucket <= count; bucket++) {
    end += ends[bucket]!;
    ends[bucket] = end;
  }
  const ascending = new Float64Array(count);
  const places = new Uint32Array(count);
  for (let place = count - 1; place >= 0; place--) {
    const to = ends[buckets[place]!]! - 1;
    ends[buckets[place]!] = to;
    ascending[to] = ranks[place]!;
    places[to] = place;
  }
  for (let next = 1; next < count; next++) {
    const rank = ascending[next]!;
    if (ascending[next - 1]! <= rank) continue;
    const place = places[next]!;
    let to = next;
    for (; to > 0 && ascending[to - 1]! > rank; to--) {
      ascending[to] = ascending[to - 1]!;
      places[to] = places[to - 1]!;
    }
    ascending[to] = rank;
    places[to] = place;
  }
  return { ascending, places };
}
