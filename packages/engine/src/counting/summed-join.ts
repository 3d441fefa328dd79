import type { GroupFit } from "./group-fit.ts";
import type { FoundEntry, Join, Segment } from "./segment.ts";
import { PairWriter } from "./pair-list.ts";
import type { Partners } from "./partners.ts";
import { type Meeting, meetingsOf } from "./meetings.ts";
import { lastLayer, type Shapes } from "./shapes.ts";
import type { Common } from "./side-plan.ts";
import type { SideTable } from "./side-table.ts";
import { RightSums, SumKeys } from "./right-sums.ts";

export interface JoinSides {
  readonly left: SideTable;
  readonly right: SideTable;
  readonly leftShapes: Shapes;
  readonly rightShapes: Shapes;
  readonly common: Common;
  readonly fit: GroupFit;
}

/** A pair of classes takes about as long to compare as this many additions. */
const ADDITIONS_PER_PAIR = 40;

/**
 * A join whose pairs of classes are too many to list, as where credits of players with low ownership are counted
 * separately on large sides. The ways of all right classes that fit a left bundle are added up by their credits, and the
 * left bundle is combined with the sums once.
 */
export class SummedJoin implements Join {
  readonly listed = undefined;
  readonly segmentsTo: Float64Array;
  readonly teams: number;
  readonly lineups: number;
  readonly #sides: JoinSides;
  readonly #sums: RightSums;
  readonly #meetings: readonly Meeting[];

  private constructor(sides: JoinSides, sums: RightSums, meetings: readonly Meeting[]) {
    this.#sides = sides;
    this.#sums = sums;
    this.#meetings = meetings;
    const segmentsTo = new Float64Array(meetings.length);
    let teams = 0;
    let lineups = 0;
    for (let index = 0; index < meetings.length; index++) {
      const { writer } = this.#combine(index);
      teams += writer.teams;
      lineups += writer.lineups;
      segmentsTo[index] = teams;
    }
    this.segmentsTo = segmentsTo;
    this.teams = teams;
    this.lineups = lineups;
  }

  /** Undefined when it would take more work than comparing `most` pairs of classes. */
  static of(sides: JoinSides, most: number): SummedJoin | undefined {
    const { leftShapes, rightShapes, common, fit } = sides;
    const keys = new SumKeys(lastLayer(sides.right));
    const leftStart = lastLayer(sides.left).start;
    const meetings: Meeting[] = [];
    let additions = 0;
    for (const meeting of meetingsOf(leftShapes, rightShapes, common, fit)) {
      for (const other of meeting.others) additions += keys.entriesOf(other);
      const entries = meeting.bundle.classes.reduce(
        (sum, one) => sum + leftStart[one + 1]! - leftStart[one]!,
        0,
      );
      additions += keys.count + entries * keys.columns;
      if (additions > most * ADDITIONS_PER_PAIR) return undefined;
      meetings.push(meeting);
    }
    const { ways, leaderless } = keys.layer;
    const sums = new RightSums(keys, ways, common.everybodyLeads ? undefined : leaderless);
    return new SummedJoin(sides, sums, meetings);
  }

  segment = (index: number): Segment => {
    const { writer, partners } = this.#combine(index);
    const { others } = this.#meetings[index]!;
    const find = (entry: number, captaincy: number, rank: number): FoundEntry =>
      this.#sums.find(others, entry, captaincy, rank);
    return { list: writer.list(), partners, find };
  };

  #combine(index: number): { readonly writer: PairWriter; readonly partners: Partners } {
    const { bundle, others } = this.#meetings[index]!;
    const partners = this.#sums.add(others);
    const writer = new PairWriter(lastLayer(this.#sides.left), partners, this.#sides.common);
    writer.bundle(bundle.classes, this.#sums.keys.everyColumn);
    return { writer, partners };
  }
}
