/**
 * The ways to choose among a side's first players, after each of them. Ways with the same counts form a class, ways
 * of a class with the same credits an entry; the entries of a class stand together, by rising credits.
 *
 * Each entry carries how many ways there are with nobody marked (0), with a captain marked (1), a vice-captain (2)
 * and both (3), four numbers an entry; and how its ways came to be: arcs to entries of the layer before, with the
 * player left (even) or taken (odd).
 */
export interface Layer {
  readonly classes: number;
  /** `dimensions` counts a class. */
  readonly counts: Uint8Array;
  /** Credits of the little selected players, where they are told apart. */
  readonly low: Int32Array;
  /** Where each class starts among the entries, and where the last ends. */
  readonly start: Int32Array;
  /** Without the credits in `low`. */
  readonly credits: Int32Array;
  readonly ways: Float64Array;
  /**
   * Ways without a captain candidate, without a vice-captain candidate, without either, and with one candidate only
   * who is both: what tells how many lineups nobody can lead. Four numbers an entry.
   */
  readonly leaderless: Float64Array;
  readonly arcStart: Int32Array;
  readonly arcs: Int32Array;
}

/** Before the first player: one way, to have nobody. */
export function firstLayer(dimensions: number): Layer {
  return {
    classes: 1,
    counts: new Uint8Array(dimensions),
    low: new Int32Array(1),
    start: Int32Array.of(0, 1),
    credits: new Int32Array(1),
    ways: Float64Array.of(1, 0, 0, 0),
    leaderless: Float64Array.of(1, 1, 1, 0),
    arcStart: new Int32Array(2),
    arcs: new Int32Array(0),
  };
}
