import { type Generator, shuffle } from "../random/generator.ts";

/** Different ranks in random order, and the order of their places by rising rank. */
export interface Ranks {
  readonly ranks: Float64Array;
  readonly ascending: Uint32Array;
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
  const ascending = upTo(wanted);
  shuffle(ascending, random);
  const ranks = new Float64Array(wanted);
  let chosen = 0;
  for (let rank = 0; chosen < wanted; rank++)
    if (random.below(total - rank) < wanted - chosen) ranks[ascending[chosen++]!] = rank;
  return { ranks, ascending };
}

/**
 * A rank that stands at an earlier place already is drawn anew. Nothing in this tells one rank from another, so every
 * list of different ranks is as likely as every other.
 */
function sparseRanks(total: number, wanted: number, random: Generator): Ranks {
  const ranks = new Float64Array(wanted);
  for (let place = 0; place < wanted; place++) ranks[place] = random.below(total);
  for (;;) {
    const ascending = ascendingPlaces(ranks, total);
    let repeats = 0;
    for (let next = 1; next < wanted; next++) {
      if (ranks[ascending[next]!] !== ranks[ascending[next - 1]!]) continue;
      ranks[ascending[next]!] = random.below(total);
      ascending[next] = ascending[next - 1]!;
      repeats++;
    }
    if (repeats === 0) return { ranks, ascending };
  }
}

/**
 * Places by rising rank, equal ranks by place. Even ranks fall into as many buckets as there are ranks, about one in
 * each: scattered there, they are in order but for neighbours, which insertion puts right. Several times faster
 * than a comparison sort.
 */
function ascendingPlaces(ranks: Float64Array, total: number): Uint32Array {
  const count = ranks.length;
  const scale = count / total;
  const ends = new Uint32Array(count + 1);
  for (let place = 0; place < count; place++) ends[Math.floor(ranks[place]! * scale)]!++;
  let end = 0;
  for (let bucket = 0; bucket <= count; bucket++) {
    end += ends[bucket]!;
    ends[bucket] = end;
  }
  const places = new Uint32Array(count);
  for (let place = count - 1; place >= 0; place--) {
    const bucket = Math.floor(ranks[place]! * scale);
    ends[bucket]!--;
    places[ends[bucket]!] = place;
  }
  for (let next = 1; next < count; next++) {
    const place = places[next]!;
    const rank = ranks[place]!;
    let to = next;
    for (; to > 0 && ranks[places[to - 1]!]! > rank; to--) places[to] = places[to - 1]!;
    places[to] = place;
  }
  return places;
}
