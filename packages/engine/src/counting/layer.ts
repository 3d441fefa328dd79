/**
 * The ways to choose among a side's first players, one layer after each player. Ways with the same counts form a class;
 * ways of a class with the same credits form an entry. The entries of a class are contiguous, by rising credits.
 *
 * Each entry holds the number of ways without captaincy (0), with a captain (1), a vice-captain (2) and both (3), four
 * numbers per entry. It also holds arcs to entries of the previous layer: even when the player is left out, odd when
 * taken.
 */
export interface Layer {
  readonly classes: number;
  /** `dimensions` counts per class. */
  readonly counts: Uint16Array;
  /**
   * The last layer only: credits of the players with low ownership, where they are counted separately. There, classes
   * differ by them too.
   */
  readonly low: Int32Array;
  /** The index of each class's first entry, and the number of entries. */
  readonly start: Int32Array;
  /** In the last layer without the credits in `low`; in the others, see `Common.lowUnit`. */
  readonly credits: Int32Array;
  readonly ways: Float64Array;
  /**
   * Ways without a captain candidate, without a vice-captain candidate, without either, and with a single candidate for
   * both. They give the number of lineups without a possible captaincy. Four numbers per entry; none where everybody
   * leads, nor in layers that have a next one.
   */
  readonly leaderless: Float64Array;
  readonly arcStart: Int32Array;
  readonly arcs: Int32Array;
}

/** Before the first player: one way, with no player. */
export function firstLayer(dimensions: number): Layer {
  return {
    classes: 1,
    counts: new Uint16Array(dimensions),
    low: new Int32Array(1),
    start: Int32Array.of(0, 1),
    credits: new Int32Array(1),
    ways: Float64Array.of(1, 0, 0, 0),
    leaderless: Float64Array.of(1, 1, 1, 0),
    arcStart: new Int32Array(2),
    arcs: new Int32Array(0),
  };
}
