/** Keeps the `size` highest values, each with a number that identifies its item. Among ties the earlier is kept. */
export class TopHeap {
  readonly size: number;
  readonly values: Float64Array;
  readonly items: Int32Array;
  count = 0;

  constructor(size: number) {
    this.size = size;
    this.values = new Float64Array(size);
    this.items = new Int32Array(size);
  }

  /** The value that a new one has to exceed to be kept. */
  get threshold(): number {
    return this.count < this.size ? -Infinity : this.values[0]!;
  }

  /** The item that the new one replaces; -1 while there is room. Only for values above the threshold. */
  add(value: number, item: number): number {
    if (this.count < this.size) {
      this.rise(this.count++, value, item);
      return -1;
    }
    const left = this.items[0]!;
    this.sink(value, item);
    return left;
  }

  /** Indexes, highest value first, then by lower item. */
  order(): number[] {
    return Array.from({ length: this.count }, (_, index) => index).sort(
      (one, other) => this.values[other]! - this.values[one]! || this.items[one]! - this.items[other]!,
    );
  }

  private rise(from: number, value: number, item: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.values[parent]! <= value) break;
      this.put(at, this.values[parent]!, this.items[parent]!);
      at = parent;
    }
    this.put(at, value, item);
  }

  private sink(value: number, item: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.count) break;
      if (child + 1 < this.count && this.values[child + 1]! < this.values[child]!) child++;
      if (this.values[child]! >= value) break;
      this.put(at, this.values[child]!, this.items[child]!);
      at = child;
    }
    this.put(at, value, item);
  }

  private put(at: number, value: number, item: number): void {
    this.values[at] = value;
    this.items[at] = item;
  }
}
