import type { Generator } from "../../random/generator.ts";
import type { Watch } from "../draw.ts";
import type { Candidate } from "./candidate.ts";
import { changed, type Welcome } from "./changes.ts";
import { provenMiss } from "./proven-miss.ts";
import type { TeamSet } from "./team-set.ts";

/** Steps without a nearer set after which the search ends: per team, at least, and where some miss is proven. */
const PATIENCE = { each: 25, least: 60_000, beaten: 8000 };
/** Steps without a nearer set after which it is asked whether there can be one. */
const DOUBT = 1500;
const MOST_DOUBTS = 3;
const BREATH = 1024;
/** Sets small enough for steps that make things worse for a while. */
const SMALL = 2000;

/**
 * Changes the set, one team at a time, until every bound holds or no nearer set is found: a bound that does not hold
 * is picked, a team that should gain or lose the feature is changed a little, or exchanged for a fresh draw from the
 * teams that have (or lack) the feature; steps that leave the set no worse are taken, and in small sets now and then a
 * worse one. Ends early where the counts prove that no set is nearer. Every team stays allowed and unique throughout. False when stopped.
 */
export function searchBounds(set: TeamSet, random: Generator, watch: Watch): boolean {
  let patience = Math.max(PATIENCE.least, PATIENCE.each * set.count);
  const start = set.cost;
  const welcome = welcomeOf(set);
  const since: Step[] = [];
  let best = set.cost;
  let idle = 0;
  let doubts = MOST_DOUBTS;
  for (let step = 1; set.cost > 0 && idle < patience; step++) {
    if (step % BREATH === 0) {
      if (watch.shouldStop?.() === true) return false;
      watch.onProgress?.(set.count * (1 - best / start), set.count);
    }
    const taken = tryStep(set, random, welcome);
    if (taken !== undefined) since.push(taken);
    idle++;
    if (idle === DOUBT && doubts-- > 0) {
      const proven = provenMiss(set);
      if (best <= proven) break;
      if (proven > 0) patience = Math.min(patience, PATIENCE.beaten);
    }
    if (set.cost >= best) continue;
    best = set.cost;
    idle = 0;
    since.length = 0;
  }
  if (set.cost > best) for (const { row, old } of since.toReversed()) set.replace(row, old);
  return true;
}

/** A team that gave way in its row. */
interface Step {
  readonly row: number;
  readonly old: Candidate;
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

/** The step taken, if any. */
function tryStep(set: TeamSet, random: Generator, welcome: Welcome): Step | undefined {
  const broken = set.broken();
  const place = broken[random.below(broken.length)]!;
  const feature = set.features[place]!;
  const wanted = set.counts[place]! < feature.least;
  const row = rowWith(set, place, !wanted, random);
  if (row === undefined) return undefined;
  const part = set.parts[set.partOf[row]!]!;
  const fresh = random.below(8) === 0;
  const team = fresh
    ? part.draws.next(feature, wanted)
    : changed(set.teamAt(row), feature, wanted, part, welcome, random);
  if (team === undefined) return undefined;
  if (!fresh && !part.legality.allows(team)) return undefined;
  if (!set.hasRoomFor(row, team)) return undefined;
  const old = set.teamAt(row);
  const before = set.cost;
  set.replace(row, team);
  if (set.cost <= before) return { row, old };
  if (set.count <= SMALL && set.cost === before + 1 && random.below(100) < 3) return { row, old };
  set.replace(row, old);
  return undefined;
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
