import type { Generator } from "../../random/generator.ts";
import type { Watch } from "../draw.ts";
import { changed, type Welcome } from "./changes.ts";
import type { TeamSet } from "./team-set.ts";

/** Steps without a nearer set after which the search ends, per team and at least. */
const PATIENCE = { each: 60, least: 60_000 };
const BREATH = 1024;
/** Sets small enough for steps that make things worse for a while. */
const SMALL = 2000;

/**
 * Changes the set, one team at a time, until every bound holds or no nearer set is found: a bound that does not hold
 * is picked, a team that should gain or lose the feature is changed a little, or exchanged for a fresh draw from the
 * teams that have (or lack) the feature; steps that leave the set no worse are taken, and in small sets now and then a
 * worse one. Every team stays allowed and unique throughout. False when stopped.
 */
export function searchBounds(set: TeamSet, random: Generator, watch: Watch): boolean {
  const patience = Math.max(PATIENCE.least, PATIENCE.each * set.count);
  const start = set.cost;
  const welcome = welcomeOf(set);
  let best = set.cost;
  let kept = snapshot(set);
  let idle = 0;
  for (let step = 1; set.cost > 0 && idle < patience; step++) {
    if (step % BREATH === 0) {
      if (watch.shouldStop?.() === true) return false;
      watch.onProgress?.(set.count * (1 - best / start), set.count);
    }
    tryStep(set, random, welcome);
    idle++;
    if (set.cost >= best) continue;
    best = set.cost;
    idle = 0;
    if (set.count <= SMALL) kept = snapshot(set);
  }
  if (set.cost > best && set.count <= SMALL) restore(set, kept);
  return true;
}

const snapshot = (set: TeamSet) =>
  Array.from({ length: set.count <= SMALL ? set.count - set.frozen : 0 }, (_, place) =>
    set.teamAt(set.frozen + place),
  );

function restore(set: TeamSet, teams: ReturnType<typeof snapshot>): void {
  for (const [place, team] of teams.entries()) set.replace(set.frozen + place, team);
}

/** From the bounds on membership: wanted while below its least, unwanted from its most on. */
function welcomeOf(set: TeamSet): Welcome {
  const placeOf = new Map<number, number>();
  for (const [place, { kind, key, part }] of set.features.entries())
    if (kind === "member" && part === undefined) placeOf.set(Number(key), place);
  return (player) => {
    const place = placeOf.get(player);
    if (place === undefined) return 0;
    const { least, most } = set.features[place]!;
    const count = set.counts[place]!;
    if (count < least) return 1 + (least - count) / set.count;
    return count >= most ? -1 - (count - most) / set.count : 0;
  };
}

function tryStep(set: TeamSet, random: Generator, welcome: Welcome): void {
  const broken = set.broken();
  const place = broken[random.below(broken.length)]!;
  const feature = set.features[place]!;
  const wanted = set.counts[place]! < feature.least;
  const row = rowWith(set, place, !wanted, random);
  if (row === undefined) return;
  const part = set.parts[set.partOf[row]!]!;
  const fresh = random.below(8) === 0;
  const team = fresh
    ? part.draws.next(feature, wanted)
    : changed(set.teamAt(row), feature, wanted, part, welcome, random);
  if (team === undefined) return;
  if (!fresh && !part.legality.allows(team)) return;
  if (!set.hasRoomFor(row, team)) return;
  const old = set.teamAt(row);
  const before = set.cost;
  set.replace(row, team);
  if (set.cost <= before) return;
  const bold = set.count <= SMALL && random.below(100) < (set.cost === before + 1 ? 3 : 0);
  if (!bold) set.replace(row, old);
}

const PROBES = 40;

/** A row that may change and has (or lacks) the feature, by trial. */
function rowWith(set: TeamSet, place: number, having: boolean, random: Generator): number | undefined {
  const free = set.count - set.frozen;
  if (free === 0) return undefined;
  const { part } = set.features[place]!;
  for (let probe = 0; probe < PROBES; probe++) {
    const row = set.frozen + random.below(free);
    if (part !== undefined && set.partOf[row] !== part) continue;
    if (set.has(row, place) === having) return row;
  }
  const from = random.below(free);
  for (let offset = 0; offset < free; offset++) {
    const row = set.frozen + ((from + offset) % free);
    if (part !== undefined && set.partOf[row] !== part) continue;
    if (set.has(row, place) === having) return row;
  }
  return undefined;
}
