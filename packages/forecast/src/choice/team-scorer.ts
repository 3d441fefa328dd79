import { CAPTAIN_MULTIPLIER, VICE_CAPTAIN_MULTIPLIER } from "@teamwright/domain/sports";

const WORDS = 3;

/** Teams as columns, as in the engine's `TeamColumns`; players are indexes of the forecast's list. */
export interface TeamSet {
  readonly count: number;
  /** Three words of members for each team. */
  readonly members: Uint32Array;
  readonly captain: Uint8Array;
  readonly viceCaptain: Uint8Array;
}

/** So many teams of the set from this one on. */
export const blockOf = (
  { members, captain, viceCaptain }: TeamSet,
  first: number,
  count: number,
): TeamSet => ({
  count,
  members: members.subarray(first * WORDS, (first + count) * WORDS),
  captain: captain.subarray(first, first + count),
  viceCaptain: viceCaptain.subarray(first, first + count),
});

/** Scores teams one outcome at a time. */
export interface TeamScorer {
  readonly count: number;
  /** Writes the points of each team; `points` is by player, and a player beyond its end has none. */
  score(points: Float32Array, into: Float32Array): void;
}

const SLOTS = 96;
/** Players of a block: the points of all their subsets are added up once for each outcome. */
const BLOCK = 8;
const SUBSETS = 1 << BLOCK;
/** Blocks that one pass over the teams adds. */
const PASS = 3;

/**
 * The players that occur in any team stand in blocks of eight, and a team has a byte for each block: which of its
 * players are members. So a team of two announced elevens costs three additions instead of eleven.
 */
export function teamScorer(teams: TeamSet): TeamScorer {
  const { count, captain, viceCaptain } = teams;
  const players = playersOf(teams);
  const passes = Math.max(1, Math.ceil(players.length / (BLOCK * PASS)));
  const codes = codesOf(teams, players, passes * PASS);
  const sums = new Float64Array(passes * PASS * SUBSETS);
  const points = new Float32Array(SLOTS);
  return {
    count,
    score: (outcome, into) => {
      points.fill(0);
      points.set(outcome);
      addSubsets(players, points, sums);
      for (let team = 0; team < count; team++)
        into[team] =
          (CAPTAIN_MULTIPLIER - 1) * points[captain[team]!]! +
          (VICE_CAPTAIN_MULTIPLIER - 1) * points[viceCaptain[team]!]!;
      for (let pass = 0; pass < passes; pass++) addPass(pass * PASS, codes, sums, into);
    },
  };
}

function addPass(first: number, codes: readonly Uint8Array[], sums: Float64Array, into: Float32Array): void {
  const [one, two, three] = [codes[first]!, codes[first + 1]!, codes[first + 2]!];
  const base = first * SUBSETS;
  for (let team = 0; team < into.length; team++)
    into[team]! +=
      sums[base + one[team]!]! +
      sums[base + SUBSETS + two[team]!]! +
      sums[base + 2 * SUBSETS + three[team]!]!;
}

/** Players that are a member of any team. */
function playersOf({ count, members }: TeamSet): number[] {
  const any = new Uint32Array(WORDS);
  for (let team = 0; team < count; team++)
    for (let word = 0; word < WORDS; word++) any[word]! |= members[team * WORDS + word]!;
  return Array.from({ length: SLOTS }, (_, player) => player).filter(
    (player) => ((any[player >> 5]! >>> (player & 31)) & 1) === 1,
  );
}

/** By block, the byte of each team. */
function codesOf({ count, members }: TeamSet, players: readonly number[], blocks: number): Uint8Array[] {
  const codes = Array.from({ length: blocks }, () => new Uint8Array(count));
  for (const [at, player] of players.entries()) {
    const code = codes[Math.floor(at / BLOCK)]!;
    for (let team = 0; team < count; team++)
      code[team]! |= ((members[team * WORDS + (player >> 5)]! >>> (player & 31)) & 1) << (at % BLOCK);
  }
  return codes;
}

/** By block, the points of each subset of its players. */
function addSubsets(players: readonly number[], points: Float32Array, sums: Float64Array): void {
  for (let at = 0; at < players.length; at++) {
    const first = Math.floor(at / BLOCK) * SUBSETS;
    const size = 1 << (at % BLOCK);
    const addedPoints = points[players[at]!]!;
    for (let subset = 0; subset < size; subset++)
      sums[first + size + subset] = sums[first + subset]! + addedPoints;
  }
}
