import { ClassIndex } from "./class-index.ts";
import { firstLayer, type Layer } from "./layer.ts";
import { nextLayer, type Target } from "./next-layer.ts";
import type { Common, SidePlan, SidePlayer } from "./side-plan.ts";

/**
 * The layers of one side: one before its first player and one after each; the last holds the complete ways of the side.
 */
export interface SideTable {
  readonly players: readonly SidePlayer[];
  readonly layers: readonly Layer[];
  readonly dimensions: number;
}

/**
 * The index of each kind of count in a class: roles, then groups by `selected_by`, then player groups, then the half.
 */
interface CountIndexes {
  readonly split: number;
  readonly groups: number;
  readonly half: number;
  readonly dimensions: number;
  /** One more than the highest value of each count. The credits' own radix, which comes last, is not included. */
  readonly radices: readonly number[];
  /** How many classes are possible; infinite where the number is not exact. */
  readonly classes: number;
}

/** Credits run from 0 to 100 in hundredths. */
const LOW_CREDITS = 10_001;

function indexesOf(plan: SidePlan, common: Common): CountIndexes {
  const split = common.roles;
  const groups = split + common.splitDimensions;
  const half = groups + common.groups.length;
  const most = common.teamSize + 1;
  const radices = [
    ...new Array<number>(groups).fill(most),
    ...common.groups.map((group) => group.cap + 1),
    ...(plan.halvesApart ? [most] : []),
  ];
  const classes = radices.reduce((product, radix) => product * radix, common.lowApart ? LOW_CREDITS : 1);
  return { split, groups, half, dimensions: radices.length, radices, classes };
}

/** Counts the ways of one side; undefined when there are more than `most` entries. */
export function countSide(plan: SidePlan, common: Common, most: number): SideTable | undefined {
  const indexes = indexesOf(plan, common);
  const layers: Layer[] = [firstLayer(indexes.dimensions)];
  let layer = layers[0]!;
  let entries = 1;
  const possible = emptyCellsAllowed(plan);
  const index = new ClassIndex(indexes.radices, indexes.classes);
  const highest = highestCredits(plan, common);
  for (let position = 0; position < plan.players.length; position++) {
    const targets = possible ? targetsOf(layer, plan, common, indexes, position, index) : [];
    index.restart();
    layer = nextLayer(layer, targets, plan.players[position]!, common, highest);
    layers.push(layer);
    entries += layer.credits.length;
    if (entries > most) return undefined;
  }
  layers[layers.length - 1] = possible ? finished(layer, plan, common, indexes) : { ...layer, classes: 0 };
  return { players: plan.players, layers, dimensions: indexes.dimensions };
}

const highestCredits = (plan: SidePlan, common: Common): number =>
  Math.min(plan.credits.max, common.credits.max, common.lowApart ? common.highCredits.max : Infinity);

/** Whether cells without players may hold 0 of them. */
function emptyCellsAllowed(plan: SidePlan): boolean {
  return plan.roleCounts.every((allowed, role) => {
    const own = plan.players.filter((player) => player.role === role);
    if (own.length === 0 && (allowed & 1) === 0) return false;
    return ([0, 1] as const).every(
      (half) => (plan.halfCounts[role]![half] & 1) === 1 || own.some((player) => player.half === half),
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
  found: ClassIndex,
): readonly Target[] {
  const player = plan.players[index]!;
  const settle = settler(plan, common, indexes, index);
  const { dimensions } = indexes;
  const scratch = new Uint8Array(dimensions);
  for (let from = 0; from < layer.classes; from++) {
    const low = layer.low[from]!;
    if (!player.fixed) {
      copyCounts(layer.counts, from * dimensions, scratch);
      if (settle(scratch)) found.add(scratch, low, 2 * from);
    }
    copyCounts(layer.counts, from * dimensions, scratch);
    if (!taken(scratch, player, common, indexes)) continue;
    const lowAfter = common.lowApart && player.half === 0 ? low + player.credits : low;
    if (lowAfter > common.lowCredits.max) continue;
    if (settle(scratch)) found.add(scratch, lowAfter, 2 * from + 1);
  }
  return found.targets;
}

/** Copying a few numbers is faster one by one than as a subarray. */
function copyCounts(counts: Uint8Array, from: number, into: Uint8Array): void {
  for (let index = 0; index < into.length; index++) into[index] = counts[from + index]!;
}

/** Adds the player to the counts; false when a group then holds too many. */
function taken(counts: Uint8Array, player: SidePlayer, common: Common, indexes: CountIndexes): boolean {
  counts[player.role]!++;
  if (player.splitGroup < common.splitDimensions) counts[indexes.split + player.splitGroup]!++;
  if (indexes.half < indexes.dimensions) counts[indexes.half]!++;
  for (const group of player.groups) {
    const { cap, bounded } = common.groups[group]!;
    const count = counts[indexes.groups + group]!;
    if (count < cap) counts[indexes.groups + group] = count + 1;
    else if (bounded) return false;
  }
  return true;
}

/** Whether the size can still be reached, and every cell that ends at this player is allowed. */
function settler(
  plan: SidePlan,
  common: Common,
  indexes: CountIndexes,
  index: number,
): (counts: Uint8Array) => boolean {
  const player = plan.players[index]!;
  const next = plan.players[index + 1];
  const left = plan.players.length - index - 1;
  const least = Math.min(...plan.sizes) - left;
  const most = Math.max(...plan.sizes);
  const { role } = player;
  const roleEnds = next?.role !== role;
  const halfEnds = plan.halvesApart && (roleEnds || next.half !== player.half);
  const roleAllowed = plan.roleCounts[role]!;
  const halfAllowed = plan.halfCounts[role]![player.half];
  return (counts) => {
    let size = 0;
    for (let other = 0; other < common.roles; other++) size += counts[other]!;
    if (size < least || size > most) return false;
    if (halfEnds) {
      if (((halfAllowed >> counts[indexes.half]!) & 1) === 0) return false;
      counts[indexes.half] = 0;
    }
    if (!roleEnds) return true;
    if (((roleAllowed >> counts[role]!) & 1) === 0) return false;
    return common.combinations.some((combination) => reachable(combination, counts, plan.otherRoles, role));
  };
}

/** Whether the other side can complete the roles up to this one to a combination. */
function reachable(
  combination: readonly number[],
  counts: Uint8Array,
  others: readonly number[],
  last: number,
): boolean {
  for (let role = 0; role <= last; role++) {
    const open = combination[role]! - counts[role]!;
    if (open < 0 || open > others[role]!) return false;
  }
  return true;
}

/** Keeps classes of an allowed size, and entries within the side's credits. */
function finished(layer: Layer, plan: SidePlan, common: Common, indexes: CountIndexes): Layer {
  const { dimensions } = indexes;
  const counts = new Uint8Array(layer.counts.length);
  const low = new Int32Array(layer.classes);
  const start = new Int32Array(layer.classes + 1);
  const entries = new Int32Array(layer.credits.length);
  const { min, max } = plan.credits;
  let classes = 0;
  let kept = 0;
  for (let one = 0; one < layer.classes; one++) {
    const own = layer.counts.subarray(one * dimensions, (one + 1) * dimensions);
    if (!plan.sizes.has(sizeOf(own, common.roles))) continue;
    const apart = layer.low[one]!;
    for (let entry = layer.start[one]!; entry < layer.start[one + 1]!; entry++) {
      const credits = layer.credits[entry]! + apart;
      if (credits >= min && credits <= max) entries[kept++] = entry;
    }
    if (kept === start[classes]) continue;
    counts.set(own, classes * dimensions);
    low[classes] = apart;
    start[++classes] = kept;
  }
  return {
    classes,
    counts: counts.slice(0, classes * dimensions),
    low: low.slice(0, classes),
    start: start.slice(0, classes + 1),
    ...picked(layer, entries.subarray(0, kept)),
  };
}

export function sizeOf(counts: Uint8Array, roles: number): number {
  let size = 0;
  for (let role = 0; role < roles; role++) size += counts[role]!;
  return size;
}

type Entries = Pick<Layer, "credits" | "ways" | "leaderless" | "arcStart" | "arcs">;

/** A selection of a layer's entries, in their order. */
function picked(layer: Layer, entries: Int32Array): Entries {
  const credits = new Int32Array(entries.length);
  const ways = new Float64Array(4 * entries.length);
  const leaderless = new Float64Array(4 * entries.length);
  const arcStart = new Int32Array(entries.length + 1);
  const arcs = new Int32Array(layer.arcs.length);
  let arcCount = 0;
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index]!;
    credits[index] = layer.credits[entry]!;
    for (let captaincy = 0; captaincy < 4; captaincy++) {
      ways[4 * index + captaincy] = layer.ways[4 * entry + captaincy]!;
      leaderless[4 * index + captaincy] = layer.leaderless[4 * entry + captaincy]!;
    }
    for (let arc = layer.arcStart[entry]!; arc < layer.arcStart[entry + 1]!; arc++)
      arcs[arcCount++] = layer.arcs[arc]!;
    arcStart[index + 1] = arcCount;
  }
  return { credits, ways, leaderless, arcStart, arcs: arcs.slice(0, arcCount) };
}
