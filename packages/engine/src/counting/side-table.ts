import { ClassIndex } from "./class-index.ts";
import { type CountIndexes, indexesOf } from "./count-indexes.ts";
import { finishLayer } from "./finished-layer.ts";
import { firstLayer, type Layer } from "./layer.ts";
import { type Ceiling, nextLayer, Rooms, type LayerState } from "./next-layer.ts";
import { settler } from "./settle.ts";
import { MAX_SUM } from "./side-plan.ts";
import type { Common, SidePlan, SidePlayer } from "./side-plan.ts";

/**
 * The layers of one side: one before its first player and one after each; the last holds the complete ways of the side.
 */
export interface SideTable {
  readonly players: readonly SidePlayer[];
  readonly layers: readonly Layer[];
  readonly dimensions: number;
}

/** Counts the ways of one side; undefined when there are more than `most` entries, or sums too large. */
export function countSide(plan: SidePlan, common: Common, most: number): SideTable | undefined {
  if (common.sums.some(({ cap }) => cap > MAX_SUM)) return undefined;
  const indexes = indexesOf(plan, common);
  const layers: Layer[] = [firstLayer(indexes.dimensions)];
  let layer = layers[0]!;
  let entries = 1;
  const possible = emptyCellsAllowed(plan);
  const index = new ClassIndex(indexes.radices, indexes.classes);
  const ceiling = ceilingOf(plan, common);
  const rooms = new Rooms();
  for (let position = 0; position < plan.players.length; position++) {
    const targets = possible ? targetsOf(layer, plan, common, indexes, position, index) : [];
    index.restart();
    const next = nextLayer(layer, targets, plan.players[position]!, common, ceiling, rooms);
    layers[position] = { ...layer, leaderless: NONE };
    layer = next;
    layers.push(layer);
    entries += layer.credits.length;
    if (entries > most) return undefined;
  }
  layers[layers.length - 1] = possible ? finishLayer(layer, plan, common, indexes) : { ...layer, classes: 0 };
  return { players: plan.players, layers, dimensions: indexes.dimensions };
}

const NONE = new Float64Array(0);

const ceilingOf = (plan: SidePlan, common: Common): Ceiling => ({
  all: Math.min(plan.credits.max, common.credits.max),
  low: common.lowCredits.max,
  high: common.highCredits.max,
});

/** Whether cells without players may hold 0 of them. */
function emptyCellsAllowed(plan: SidePlan): boolean {
  return plan.roleCounts.every((allowedCountsOfRole, role) => {
    const rolePlayers = plan.players.filter((player) => player.role === role);
    if (rolePlayers.length === 0 && (allowedCountsOfRole & 1) === 0) return false;
    return ([0, 1] as const).every(
      (half) =>
        (plan.halfCounts[role]![half] & 1) === 1 || rolePlayers.some((player) => player.half === half),
    );
  });
}

/** The classes after a player is left out or taken, each once, with its sources. */
function targetsOf(
  layer: Layer,
  plan: SidePlan,
  common: Common,
  indexes: CountIndexes,
  index: number,
  classes: ClassIndex,
): readonly LayerState[] {
  const player = plan.players[index]!;
  const settle = settler(plan, common, indexes, index);
  const { dimensions } = indexes;
  const scratch = new Uint16Array(dimensions);
  for (let from = 0; from < layer.classes; from++) {
    if (!player.fixed) {
      copyCounts(layer.counts, from * dimensions, scratch);
      if (settle(scratch)) classes.add(scratch, 2 * from);
    }
    copyCounts(layer.counts, from * dimensions, scratch);
    if (isTaken(scratch, player, common, indexes) && settle(scratch)) classes.add(scratch, 2 * from + 1);
  }
  return classes.targets;
}

/** Copying a few numbers is faster one by one than as a subarray. */
function copyCounts(counts: Uint16Array, from: number, into: Uint16Array): void {
  for (let index = 0; index < into.length; index++) into[index] = counts[from + index]!;
}

/** Adds the player to the counts; false when a sum then exceeds its maximum. */
function isTaken(counts: Uint16Array, player: SidePlayer, common: Common, indexes: CountIndexes): boolean {
  counts[player.role]!++;
  if (player.splitGroup < common.splitDimensions) counts[indexes.split + player.splitGroup]!++;
  if (indexes.half < indexes.dimensions) counts[indexes.half]!++;
  for (const { sum, weight } of player.sums) {
    const { cap, bounded } = common.sums[sum]!;
    const next = counts[indexes.sums + sum]! + weight;
    if (bounded && next > cap) return false;
    counts[indexes.sums + sum] = next < cap ? next : cap;
  }
  return true;
}
