import type { Layer } from "../counting/layer.ts";
import type { SidePlayer } from "../counting/side-plan.ts";
import type { SideTable } from "../counting/side-table.ts";
import { BestWays } from "./best-ways.ts";
import { captaincies, CAPTAIN_EXTRA, NONE, VICE_CAPTAIN_EXTRA } from "./captaincy.ts";
import { mergedLayers } from "./merged-layers.ts";
import type { MergedLayer } from "./merged-layers.ts";
import { cellsOf, emptyTable } from "./value-table.ts";
import type { Extent, Span, ValueHistogram, ValueTable } from "./value-table.ts";

/** Where the tables of a side's layers have values, before they are made. */
export interface SideExtents {
  readonly mergedLayers: readonly MergedLayer[];
  readonly layers: readonly (readonly Extent[])[];
  /** Whether numbers of ways need more than 32 bits. */
  readonly wide: boolean;
  /** Words of 32 bits that the largest layer takes. */
  readonly words: number;
}

/**
 * `last`: the merged class of each class, of which there are `count`. `steps`: points by player_index, in steps.
 */
export function extentsOf(table: SideTable, steps: Int32Array, last: Int32Array, count: number): SideExtents {
  const mergedLayersOf = mergedLayers(table, last, count);
  const layers = layerExtents(table, steps, mergedLayersOf);
  const wide = table.layers.some((layer) => mostWays(layer) > MAX_IN_32_BITS);
  const cells = layers.map((layer) => layer.reduce((sum, extent) => sum + cellsOf(extent), 0));
  return { mergedLayers: mergedLayersOf, layers, wide, words: Math.max(...cells) * (wide ? 2 : 1) };
}

/** The tables of a side's merged classes, made player by player along the layers. */
export function sideValues(
  { players }: SideTable,
  steps: Int32Array,
  { mergedLayers: classLayers, layers, wide }: SideExtents,
): ValueTable[] {
  let tables = layers[0]!.map((extent) => emptyTable(extent, wide));
  if (tables[0] !== undefined) tables[0].rows[0]![0]!.counts[0] = 1;
  for (const [index, player] of players.entries()) {
    const after = layers[index + 1]!.map((extent) => emptyTable(extent, wide));
    addPlayer(tables, after, classLayers[index]!, player, steps[player.index]!);
    tables = after;
  }
  return tables;
}

const MAX_IN_32_BITS = 2 ** 32 - 1;

/** No cell holds more. */
function mostWays({ ways }: Layer): number {
  const sums = [0, 0, 0, 0];
  for (let at = 0; at < ways.length; at++) sums[at & 3]! += ways[at]!;
  return Math.max(...sums);
}

function addPlayer(
  tables: readonly ValueTable[],
  after: readonly ValueTable[],
  { next }: MergedLayer,
  player: SidePlayer,
  points: number,
): void {
  const captain = (2 + CAPTAIN_EXTRA) * points;
  const vice = (2 + VICE_CAPTAIN_EXTRA) * points;
  for (const [group, table] of tables.entries()) {
    const out = after[next[2 * group]!];
    const takenGroup = after[next[2 * group + 1]!];
    for (const [row, from] of table.rows.entries()) {
      const credits = table.credits[row]!;
      const left = out?.rows[out.rowOf.get(credits) ?? -1];
      const heldRow = takenGroup?.rows[takenGroup.rowOf.get(credits + player.credits) ?? -1];
      for (let captaincy = 0; captaincy < 4; captaincy++) {
        const ownValues = from[captaincy]!;
        if (left !== undefined) addMoved(ownValues, left[captaincy]!, 0);
        if (heldRow === undefined) continue;
        addMoved(ownValues, heldRow[captaincy]!, 2 * points);
        if (player.captain && (captaincy & 1) === 0) addMoved(ownValues, heldRow[captaincy | 1]!, captain);
        if (player.viceCaptain && (captaincy & 2) === 0) addMoved(ownValues, heldRow[captaincy | 2]!, vice);
      }
    }
  }
}

/** Adds values that rise by an amount. What would be outside of the target is 0, because the target spans every way. */
function addMoved(from: ValueHistogram, to: ValueHistogram, rise: number): void {
  const source = from.counts;
  const target = to.counts;
  const shift = from.lowest + rise - to.lowest;
  const end = Math.min(source.length, target.length - shift);
  for (let column = Math.max(0, -shift); column < end; column++) target[column + shift]! += source[column]!;
}

/** The credits of each group of each layer, with the lowest and highest value for each captaincy. */
function layerExtents(
  table: SideTable,
  steps: Int32Array,
  mergedLayersOf: readonly MergedLayer[],
): Extent[][] {
  const highest = new BestWays(table, steps).tops;
  const negatedSteps = steps.map((points) => -points);
  const lowest = new BestWays(table, negatedSteps).tops;
  return mergedLayersOf.map(({ groupOf, groups }, depth) => {
    const { start, credits } = table.layers[depth]!;
    const spans = Array.from({ length: groups }, () => new Map<number, Span[]>());
    for (const [one, group] of groupOf.entries()) {
      const ownSpans = spans[group];
      if (ownSpans === undefined) continue;
      for (let entry = start[one]!; entry < start[one + 1]!; entry++)
        widen(spansAt(ownSpans, credits[entry]!), lowest[depth]!, highest[depth]!, entry);
    }
    return spans;
  });
}

function spansAt(extent: Map<number, Span[]>, credits: number): Span[] {
  const knownExtent = extent.get(credits);
  if (knownExtent !== undefined) return knownExtent;
  const spans = captaincies.map(() => ({ lowest: Infinity, highest: -Infinity }));
  extent.set(credits, spans);
  return spans;
}

function widen(spans: readonly Span[], lowest: Int32Array, highest: Int32Array, entry: number): void {
  for (const [captaincy, span] of spans.entries()) {
    const most = highest[4 * entry + captaincy]!;
    if (most === NONE) continue;
    span.highest = Math.max(span.highest, most);
    span.lowest = Math.min(span.lowest, -lowest[4 * entry + captaincy]!);
  }
}
