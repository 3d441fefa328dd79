import type { LayerState } from "./next-layer.ts";

/**
 * A direct lookup table serves up to this many possible classes. It is emptied after use and reused for the next side.
 */
const MAX_SLOTS = 1 << 18;
const slots = new Int32Array(MAX_SLOTS);

/** Finds classes by their counts: by number where the counts fit in one, by text where there are very many sums. */
export class ClassIndex {
  targets: LayerState[] = [];
  readonly #radices: readonly number[];
  readonly #kind: "dense" | "hashed" | "named";
  readonly #used: number[] = [];
  readonly #known = new Map<string, number>();
  #keys = new Float64Array(0);
  #indexes = new Int32Array(0);

  /** `radices`: one more than the highest value of each count; `classes`: how many classes are possible. */
  constructor(radices: readonly number[], classes: number) {
    this.#radices = radices;
    this.#kind = classes <= MAX_SLOTS ? "dense" : classes < Number.MAX_SAFE_INTEGER ? "hashed" : "named";
    if (this.#kind === "hashed") this.#resize(1024);
  }

  /** Clears all classes. */
  restart(): void {
    this.targets = [];
    this.#known.clear();
    if (this.#kind === "dense") for (const key of this.#used) slots[key] = 0;
    else for (const slot of this.#used) this.#indexes[slot] = 0;
    this.#used.length = 0;
  }

  add(counts: Uint16Array, source: number): void {
    const index = this.#indexFor(counts);
    if (index < this.targets.length) this.targets[index]!.sources.push(source);
    else this.targets.push({ counts: counts.slice(), sources: [source] });
  }

  /** Returns the index of the class among the targets; the next free index for a new class. */
  #indexFor(counts: Uint16Array): number {
    const next = this.targets.length;
    if (this.#kind === "named") {
      const name = counts.join();
      const classId = this.#known.get(name);
      if (classId === undefined) this.#known.set(name, next);
      return classId ?? next;
    }
    const key = numberOf(counts, this.#radices);
    if (this.#kind === "hashed") return this.#hashed(key, next);
    if (slots[key]! > 0) return slots[key]! - 1;
    slots[key] = next + 1;
    this.#used.push(key);
    return next;
  }

  /** Open addressing by multiplicative hashing (Knuth, The Art of Computer Programming 3, 6.4). */
  #hashed(key: number, next: number): number {
    if (2 * next >= this.#keys.length) this.#resize(4 * this.#keys.length);
    const mask = this.#keys.length - 1;
    let slot = hashOf(key) & mask;
    while (this.#indexes[slot]! > 0) {
      if (this.#keys[slot] === key) return this.#indexes[slot]! - 1;
      slot = (slot + 1) & mask;
    }
    this.#keys[slot] = key;
    this.#indexes[slot] = next + 1;
    this.#used.push(slot);
    return next;
  }

  #resize(size: number): void {
    const usedEntries = this.#used.splice(0);
    const keys = this.#keys;
    const indexes = this.#indexes;
    this.#keys = new Float64Array(size);
    this.#indexes = new Int32Array(size);
    for (const from of usedEntries) {
      let slot = hashOf(keys[from]!) & (size - 1);
      while (this.#indexes[slot]! > 0) slot = (slot + 1) & (size - 1);
      this.#keys[slot] = keys[from]!;
      this.#indexes[slot] = indexes[from]!;
      this.#used.push(slot);
    }
  }
}

function hashOf(key: number): number {
  const mixed = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul((key / 4294967296) | 0, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function numberOf(counts: Uint16Array, radices: readonly number[]): number {
  let key = 0;
  for (let index = 0; index < counts.length; index++) key = key * radices[index]! + counts[index]!;
  return key;
}
