import { bestValue, NONE, parts } from "./leaders.ts";
import type { Part } from "./leaders.ts";
import type { SideLineups } from "./side-lineups.ts";

/** The half lineups of one class with one part of the leaders: by rising cost, those of a cost by falling value. */
export interface ClassList {
  /** Distinct costs in hundredths of a credit, rising. */
  readonly costs: Int32Array;
  /** Where the half lineups of each cost start, and where the last end. */
  readonly start: Int32Array;
  readonly lineups: Int32Array;
  readonly values: Int32Array;
}

/** A side's half lineups by class. Lists are sorted when they are first asked for: a search asks for few. */
export class ClassLists {
  readonly side: SideLineups;
  /** Highest value of each class, by part; `NONE` for a class that has no such leaders. */
  readonly top: readonly Int32Array[];
  readonly ofClass: Int32Array;
  readonly start: Int32Array;
  readonly known = new Map<number, ClassList>();

  constructor(side: SideLineups) {
    const { count, kind, classes } = side;
    this.side = side;
    this.top = parts.map((part) => {
      const top = new Int32Array(classes.length).fill(NONE);
      for (let at = 0; at < count; at++) {
        const value = bestValue(side, at, part);
        if (value > top[kind[at]!]!) top[kind[at]!] = value;
      }
      return top;
    });
    this.start = new Int32Array(classes.length + 1);
    for (let at = 0; at < count; at++) this.start[kind[at]! + 1]! += 1;
    for (let place = 0; place < classes.length; place++) this.start[place + 1]! += this.start[place]!;
    const next = this.start.slice();
    this.ofClass = new Int32Array(count);
    for (let at = 0; at < count; at++) this.ofClass[next[kind[at]!]!++] = at;
  }

  list(place: number, part: Part): ClassList {
    const key = place * parts.length + part;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const list = this.sorted(place, part);
    this.known.set(key, list);
    return list;
  }

  private sorted(place: number, part: Part): ClassList {
    const { side } = this;
    const { credits } = side;
    const entries: { at: number; value: number }[] = [];
    for (const at of this.ofClass.subarray(this.start[place], this.start[place + 1])) {
      const value = bestValue(side, at, part);
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
