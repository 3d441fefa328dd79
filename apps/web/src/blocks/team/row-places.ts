/**
 * Where the rows of a long list stand, pixels from its beginning. A row counts as the estimate until it is measured;
 * the differences are kept as sums in a binary indexed tree, so that measuring one row of 25,000 and asking for
 * any place both take a dozen steps.
 */
export class RowPlaces {
  readonly count: number;
  readonly #estimate: number;
  readonly #sums: Float64Array;
  readonly #measured = new Map<number, number>();

  constructor(count: number, estimate: number) {
    this.count = count;
    this.#estimate = estimate;
    this.#sums = new Float64Array(count + 1);
  }

  height(row: number): number {
    return this.#measured.get(row) ?? this.#estimate;
  }

  /** Where the row begins; that of `count` is the end of the list. */
  start(row: number): number {
    let place = row * this.#estimate;
    for (let at = row; at > 0; at -= at & -at) place += this.#sums[at] ?? 0;
    return place;
  }

  /** The row that holds the place; the first or the last for places outside the list. */
  rowAt(place: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.start(middle) <= place) low = middle;
      else high = middle - 1;
    }
    return Math.max(0, low);
  }

  /** Notes the row's real height; resolves with how much higher it is than it counted before. */
  measure(row: number, height: number): number {
    const change = height - this.height(row);
    if (change === 0) return 0;
    this.#measured.set(row, height);
    for (let at = row + 1; at <= this.count; at += at & -at) this.#sums[at] = (this.#sums[at] ?? 0) + change;
    return change;
  }
}
