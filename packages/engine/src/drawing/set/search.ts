import type { Generator } from "../../random/generator.ts";
import type { Watch } from "../draw.ts";
import { type Candidate, playersOf } from "./candidate.ts";
import { changed, type Welcome } from "./changes.ts";
import { provenMiss } from "./proven-miss.ts";
import type { WorkingSet } from "./working-set.ts";

/** The search ends after this many steps without improvement: per team, as a minimum, and where a miss is proven. */
const PATIENCE = { each: 25, least: 60_000, beaten: 8000 };
/** Steps without improvement after which the search checks whether an improvement is possible. */
const DOUBT = 1500;
const MOST_DOUBTS = 3;
const BREATH = 1024;
/** Sets below this size also accept steps that make the set worse, as in simulated annealing. */
const SMALL = 2000;

/**
 * Changes the set, one team at a time, until every bound holds or no improvement is found. Each step picks a bound that
 * does not hold, and a team that should gain or lose the feature. The team is changed slightly, or replaced by a new
 * draw from the teams with (or without) the feature. Steps that do not make the set worse are accepted; small sets
 * sometimes accept a worse one. Ends early where the counts prove that no better set exists. Every team stays allowed
 * and unique. False when stopped.
 */
export function searchBounds(set: WorkingSet, random: Generator, watch: Watch): boolean {
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

/** The previous team of the row. */
interface Step {
  readonly row: number;
  readonly old: Candidate;
}

/** From the bounds on membership: positive below the minimum, negative from the maximum on. */
function welcomeOf(set: WorkingSet): Welcome {
  const indexOf = new Map<number, number>();
  for (const [index, { kind, key, part }] of set.features.entries())
    if (kind === "member" && part === undefined) indexOf.set(Number(key), index);
  return (player) => {
    const index = indexOf.get(player);
    if (index === undefined) return 0;
    const { least, most } = set.features[index]!;
    const count = set.counts[index]!;
    if (count < least) return 1 + (least - count) / set.count;
    return count >= most ? -1 - (count - most) / set.count : 0;
  };
}

/** The step that was accepted, if any. */
function tryStep(set: WorkingSet, random: Generator, welcome: Welcome): Step | undefined {
  const broken = set.broken();
  const index = broken[random.below(broken.length)]!;
  const feature = set.features[index]!;
  const wanted = set.counts[index]! < feature.least;
  const row = rowWith(set, index, !wanted, random);
  if (row === undefined) return undefined;
  const part = set.parts[set.partOf[row]!]!;
  const fresh = random.below(8) === 0;
  const team = fresh
    ? part.draws.next(feature, wanted)
    : changed(set.teamAt(row), feature, wanted, part, welcome, random);
  if (team === undefined) return undefined;
  if (!fresh && part.judge.brokenBy(playersOf(team.words), team.captain, team.viceCaptain) !== undefined)
    return undefined;
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

/** A row that may change and has (or lacks) the feature, found by random trials. */
function rowWith(set: WorkingSet, index: number, having: boolean, random: Generator): number | undefined {
  const free = set.count - set.frozen;
  if (free === 0) return undefined;
  const { part } = set.features[index]!;
  for (let probe = 0; probe < PROBES; probe++) {
    const row = set.frozen + random.below(free);
    if (part !== undefined && set.partOf[row] !== part) continue;
    if (set.has(row, index) === having) return row;
  }
  const from = random.below(free);
  for (let offset = 0; offset < free; offset++) {
    const row = set.frozen + ((from + offset) % free);
    if (part !== undefined && set.partOf[row] !== part) continue;
    if (set.has(row, index) === having) return row;
  }
  return undefined;
}
