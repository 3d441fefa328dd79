import { sizeOf } from "../../counting/finished-layer.ts";
import type { Layer } from "../../counting/layer.ts";
import type { Meeting } from "../../counting/meetings.ts";
import { SumKeys } from "../../counting/right-sums.ts";
import { lastLayer } from "../../counting/shapes.ts";
import type { SideTable } from "../../counting/side-table.ts";
import type { Plan } from "../../plan/compile.ts";
import { partitionsBySize } from "./cells.ts";
import { TOGETHER } from "./demanded-ways.ts";
import type { Demand, LeaderPairs } from "./leader-pairs.ts";

/** A side, its pairs' demands, and what its last entries belong to. */
export interface CellSide {
  readonly table: SideTable;
  readonly layer: Layer;
  readonly keys: SumKeys;
  /** The bundles of the other side that fit its bundles. */
  readonly meetings: readonly Meeting[];
  readonly demands: readonly Demand[];
  /** The demand of each pair. */
  readonly demandOf: Uint16Array;
  /** By entry; the meeting is -1 where nothing fits. */
  readonly classOf: Int32Array;
  readonly meetingOf: Int32Array;
  readonly partitionOf: Int32Array;
}

export function cellSide(
  plan: Plan,
  side: 0 | 1,
  pairs: LeaderPairs,
  meetings: readonly Meeting[],
): CellSide {
  const table = side === 0 ? plan.left : plan.right;
  const { roles, teamSize } = plan.common;
  const layer = lastLayer(table);
  const partitions = partitionsBySize({ plan });
  const entries = layer.credits.length;
  const classOf = new Int32Array(entries);
  const partitionOf = new Int32Array(entries);
  for (let one = 0; one < layer.classes; one++) {
    const size = sizeOf(layer.counts.subarray(one * table.dimensions, (one + 1) * table.dimensions), roles);
    const left = side === 0 ? size : teamSize - size;
    classOf.fill(one, layer.start[one], layer.start[one + 1]);
    partitionOf.fill(partitions[left]!, layer.start[one], layer.start[one + 1]);
  }
  const meetingOf = new Int32Array(entries).fill(-1);
  for (const [index, { bundle }] of meetings.entries())
    for (const one of bundle.classes) meetingOf.fill(index, layer.start[one], layer.start[one + 1]);
  const [demands, demandOf] =
    side === 0 ? [pairs.leftDemands, pairs.left] : [pairs.rightDemands, pairs.right];
  return {
    table,
    layer,
    keys: new SumKeys(layer),
    meetings,
    demands,
    demandOf,
    classOf,
    meetingOf,
    partitionOf,
  };
}

/** The demands of pairs on a side, some at a time, those whose first player comes late together. */
export function together({ demands, demandOf }: CellSide, pairs: readonly number[]): number[][] {
  const first = (index: number): number => demands[index]![0] ?? Infinity;
  const askedDemands = [...new Set(pairs.map((pair) => demandOf[pair]!))].sort(
    (one, other) => first(one) - first(other) || one - other,
  );
  const parts = Math.ceil(askedDemands.length / TOGETHER);
  return Array.from({ length: parts }, (_, part) =>
    askedDemands.slice(TOGETHER * part, TOGETHER * (part + 1)),
  );
}

export const demandsOf = ({ demands }: CellSide, indexes: readonly number[]): Demand[] =>
  indexes.map((index) => demands[index]!);
