import { bestValue, NONE, captaincies } from "./captaincy.ts";
import type { Captaincy } from "./captaincy.ts";
import type { SideLineups } from "./side-lineups.ts";

/** The half lineups of one class with one captaincy: by rising cost, those with the same cost by falling value. */
export interface ClassList {
  /** Distinct costs in hundredths of a credit, rising. */
  readonly costs: Int32Array;
  /** The index of the first half lineup of each cost, and the number of all. */
  readonly start: Int32Array;
  readonly lineups: Int32Array;
  readonly values: Int32Array;
}

/** A side's half lineups by class. Lists are sorted on first use, because a search needs few of them. */
export class ClassLists {
  readonly side: SideLineups;
  /** Highest value of each class, by captaincy; `NONE` for a class without such candidates. */
  readonly top: readonly Int32Array[];
  readonly ofClass: Int32Array;
  readonly start: Int32Array;
  readonly known = new Map<number, ClassList>();

  constructor(side: SideLineups) {
    const { count, kind, classes } = side;
    this.side = side;
    this.top = captaincies.map((captaincy) => {
      const top = new Int32Array(classes.length).fill(NONE);
      for (let at = 0; at < count; at++) {
        const value = bestValue(side, at, captaincy);
        if (value > top[kind[at]!]!) top[kind[at]!] = value;
      }
      return top;
    });
    this.start = new Int32Array(classes.length + 1);
    for (let at = 0; at < count; at++) this.start[kind[at]! + 1]! += 1;
    for (let index = 0; index < classes.length; index++) this.start[index + 1]! += this.start[index]!;
    const next = this.start.slice();
    this.ofClass = new Int32Array(count);
    for (let at = 0; at < count; at++) this.ofClass[next[kind[at]!]!++] = at;
  }

  list(index: number, captaincy: Captaincy): ClassList {
    const key = index * captaincies.length + captaincy;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const list = this.sorted(index, captaincy);
    this.known.set(key, list);
    return list;
  }

  private sorted(position: number, captaincy: Captaincy): ClassList {
    const { side } = this;
    const { credits } = side;
    const entries: { at: number; value: number }[] = [];
    for (const at of this.ofClass.subarray(this.start[position], this.start[position + 1])) {
      const value = bestValue(side, at, captaincy);
      if (value !== NONE) entries.push({ at, value });
    }
    entries.sort(
      (one, other) => credits[one.at]! - credits[other.at]! || other.value - one.value || one.at - other.at,
    );
    const starts = entries.flatMap(({ at }, index) =>
      index === 0 || credits[at] !== credits[entries[index - 1]!.at] ? [index] : [],
    );
    return {
      costs: Int32Array.from(starts, (index) => credits[entries[index]!.at]!),
      start: Int32Array.from([...starts, entries.length]),
      lineups: Int32Array.from(entries, ({ at }) => at),
      values: Int32Array.from(entries, ({ value }) => value),
    };
  }
}
