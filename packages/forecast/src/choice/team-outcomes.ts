import { CAPTAIN_MULTIPLIER, VICE_CAPTAIN_MULTIPLIER } from "@teamwright/domain/sports";
import type { Simulation } from "../simulation/simulate.ts";

/** Teams as columns, as in the engine's `TeamColumns`; players are indexes of the forecast's list. */
export interface TeamSet {
  readonly count: number;
  /** Three words of members for each team. */
  readonly members: Uint32Array;
  readonly captain: Uint8Array;
  readonly viceCaptain: Uint8Array;
}

const WORDS = 3;
const SIZE = 11;
/** Captain and vice-captain follow the members in a row. */
const ROW = SIZE + 2;

/** Members, then captain and vice-captain, for each team. */
function rowsOf({ count, members, captain, viceCaptain }: TeamSet): Uint8Array {
  const rows = new Uint8Array(count * ROW);
  for (let team = 0; team < count; team++) {
    let at = team * ROW;
    for (let word = 0; word < WORDS; word++)
      for (let bits = members[team * WORDS + word]!; bits !== 0; bits &= bits - 1)
        rows[at++] = (word << 5) + 31 - Math.clz32(bits & -bits);
    rows[team * ROW + SIZE] = captain[team]!;
    rows[team * ROW + SIZE + 1] = viceCaptain[team]!;
  }
  return rows;
}

/** Scores teams one outcome at a time. */
export interface TeamScorer {
  readonly count: number;
  /** Writes the points of each team; `points` is by player. */
  score(points: Float32Array, into: Float32Array): void;
}

export function teamScorer(teams: TeamSet): TeamScorer {
  const rows = rowsOf(teams);
  const { count } = teams;
  return {
    count,
    score: (points, into) => {
      for (let team = 0, at = 0; team < count; team++, at += ROW)
        into[team] =
          points[rows[at]!]! +
          points[rows[at + 1]!]! +
          points[rows[at + 2]!]! +
          points[rows[at + 3]!]! +
          points[rows[at + 4]!]! +
          points[rows[at + 5]!]! +
          points[rows[at + 6]!]! +
          points[rows[at + 7]!]! +
          points[rows[at + 8]!]! +
          points[rows[at + 9]!]! +
          points[rows[at + 10]!]! +
          (CAPTAIN_MULTIPLIER - 1) * points[rows[at + SIZE]!]! +
          (VICE_CAPTAIN_MULTIPLIER - 1) * points[rows[at + SIZE + 1]!]!;
    },
  };
}

/** Copies the points of all players in one simulated match. */
export function outcomeAt({ points, matches }: Simulation, match: number, into: Float32Array): Float32Array {
  for (let player = 0; player < into.length; player++) into[player] = points[player * matches + match]!;
  return into;
}

/** Bins of half a point, from `LEAST` points on. */
const BINS = 8192;
const LEAST = -400;
const bins = new Int32Array(BINS);

/** The points that put a team among the best `top` of the scores: those of the team at this rank, in half points. */
export function thresholdOf(scores: Float32Array, top: number): number {
  bins.fill(0);
  for (let team = 0; team < scores.length; team++)
    bins[Math.min(BINS - 1, Math.max(0, Math.floor((scores[team]! - LEAST) * 2)))]!++;
  let above = 0;
  for (let bin = BINS - 1; bin > 0; bin--) {
    above += bins[bin]!;
    if (above >= top) return LEAST + bin / 2;
  }
  return LEAST;
}
