import type { CountIndexes } from "./count-indexes.ts";
import type { Layer } from "./layer.ts";
import type { Common, SidePlan } from "./side-plan.ts";

/**
 * The last layer of a side: classes of an allowed size, and entries within the side's credits. Where credits of players
 * with low ownership are counted separately, the entries of a class with the same of them become a class.
 */
export function finishLayer(layer: Layer, plan: SidePlan, common: Common, indexes: CountIndexes): Layer {
  const { dimensions } = indexes;
  const entries = new Int32Array(layer.credits.length);
  const classOf: number[] = [];
  const low: number[] = [];
  const start = [0];
  const { min, max } = plan.credits;
  let keptCount = 0;
  for (let one = 0; one < layer.classes; one++) {
    const ownCounts = layer.counts.subarray(one * dimensions, (one + 1) * dimensions);
    if (!plan.sizes.has(sizeOf(ownCounts, common.roles))) continue;
    const end = layer.start[one + 1]!;
    for (let entry = layer.start[one]!; entry < end;) {
      const apart = lowOf(layer.credits[entry]!, common);
      for (; entry < end && lowOf(layer.credits[entry]!, common) === apart; entry++) {
        const credits = highOf(layer.credits[entry]!, common) + apart;
        if (credits >= min && credits <= max) entries[keptCount++] = entry;
      }
      if (keptCount === start[start.length - 1]) continue;
      classOf.push(one);
      low.push(apart);
      start.push(keptCount);
    }
  }
  const counts = new Uint16Array(classOf.length * dimensions);
  for (const [index, one] of classOf.entries())
    for (let at = 0; at < dimensions; at++)
      counts[index * dimensions + at] = layer.counts[one * dimensions + at]!;
  return {
    classes: classOf.length,
    counts,
    low: Int32Array.from(low),
    start: Int32Array.from(start),
    ...pickEntries(layer, entries.subarray(0, keptCount), common),
  };
}

/** Credits of the players with low ownership, where they are counted separately. */
const lowOf = (credits: number, { lowUnit }: Common): number =>
  lowUnit === Infinity ? 0 : Math.floor(credits / lowUnit);

/** Credits of the others. */
const highOf = (credits: number, { lowUnit }: Common): number =>
  lowUnit === Infinity ? credits : credits % lowUnit;

export function sizeOf(counts: Uint16Array, roles: number): number {
  let size = 0;
  for (let role = 0; role < roles; role++) size += counts[role]!;
  return size;
}

type Entries = Pick<Layer, "credits" | "ways" | "leaderless" | "arcStart" | "arcs">;

/** A selection of a layer's entries, in their order. */
function pickEntries(layer: Layer, entries: Int32Array, common: Common): Entries {
  const credits = new Int32Array(entries.length);
  const ways = new Float64Array(4 * entries.length);
  const leaderless = new Float64Array(common.everybodyLeads ? 0 : 4 * entries.length);
  const arcStart = new Int32Array(entries.length + 1);
  const arcs = new Int32Array(layer.arcs.length);
  let arcCount = 0;
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index]!;
    credits[index] = highOf(layer.credits[entry]!, common);
    for (let captaincy = 0; captaincy < 4; captaincy++)
      ways[4 * index + captaincy] = layer.ways[4 * entry + captaincy]!;
    if (!common.everybodyLeads)
      for (let captaincy = 0; captaincy < 4; captaincy++)
        leaderless[4 * index + captaincy] = layer.leaderless[4 * entry + captaincy]!;
    for (let arc = layer.arcStart[entry]!; arc < layer.arcStart[entry + 1]!; arc++)
      arcs[arcCount++] = layer.arcs[arc]!;
    arcStart[index + 1] = arcCount;
  }
  return { credits, ways, leaderless, arcStart, arcs: arcs.slice(0, arcCount) };
}
