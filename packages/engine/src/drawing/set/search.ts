import type { Generator } from "../../random/generator.ts";
import type { Watch } from "../draw.ts";
import { type Candidate, playersOf } from "./candidate.ts";
import { Neighbourhood, type PlayerDemand } from "./neighbourhood.ts";
import { provenMiss } from "./proven-miss.ts";
import type { WorkingSet } from "./working-set.ts";

/** Iterations without improvement that end the search: per team, at least, and where a miss is proven. */
const STAGNATION = { perTeam: 25, least: 60_000, provenMiss: 8000 };
/** Iterations without improvement after which a lower bound of the objective is computed, and how many times. */
const LOWER_BOUND_AFTER = 1500;
const MAX_LOWER_BOUNDS = 3;
/** Iterations between two reports of progress. */
const REPORT_EVERY = 1024;
/** Sets up to this size also accept some moves to a worse set, as in simulated annealing. */
const MAX_ANNEALED = 2000;
/** Percent of such moves that are accepted. */
const WORSE_ACCEPTED = 3;
/** One of this many moves replaces the team by a new draw. */
const DRAW_EVERY = 8;

/**
 * Local search over sets: moves change one team at a time until every bound holds or no improvement is found. The
 * objective is how far the set is from its bounds, in teams. A move picks a bound that does not hold, and a team that
 * should gain or lose the feature; the team is replaced by a neighbour, or by a new draw from the teams with (or without)
 * the feature. Moves that do not make the set worse are accepted; small sets sometimes accept a worse one. Ends early
 * where the counts prove that no better set exists. Every team stays allowed and unique. False when stopped.
 */
export function searchBounds(set: WorkingSet, random: Generator, watch: Watch): boolean {
  let stagnation = Math.max(STAGNATION.least, STAGNATION.perTeam * set.count);
  const initial = set.objective;
  const demand = demandIn(set);
  const neighbourhoods = set.parts.map((part) => new Neighbourhood(part, demand, random));
  const movesSinceBest: Move[] = [];
  let best = set.objective;
  let idle = 0;
  let lowerBounds = MAX_LOWER_BOUNDS;
  for (let iteration = 1; set.objective > 0 && idle < stagnation; iteration++) {
    if (iteration % REPORT_EVERY === 0) {
      if (watch.shouldStop?.() === true) return false;
      watch.onProgress?.(set.count * (1 - best / initial), set.count);
    }
    const move = tryMove(set, neighbourhoods, random);
    if (move !== undefined) movesSinceBest.push(move);
    idle++;
    if (idle === LOWER_BOUND_AFTER && lowerBounds-- > 0) {
      const lowerBound = provenMiss(set);
      if (best <= lowerBound) break;
      if (lowerBound > 0) stagnation = Math.min(stagnation, STAGNATION.provenMiss);
    }
    if (set.objective >= best) continue;
    best = set.objective;
    idle = 0;
    movesSinceBest.length = 0;
  }
  if (set.objective > best)
    for (const { row, previous } of movesSinceBest.toReversed()) set.replace(row, previous);
  return true;
}

/** An accepted move: the row, and its previous team. */
interface Move {
  readonly row: number;
  readonly previous: Candidate;
}

/** From the bounds on membership: positive below the minimum, negative from the maximum on. */
function demandIn(set: WorkingSet): PlayerDemand {
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

/** The move, if it was accepted. */
function tryMove(
  set: WorkingSet,
  neighbourhoods: readonly Neighbourhood[],
  random: Generator,
): Move | undefined {
  const brokenIndexes = set.broken();
  const index = brokenIndexes[random.below(brokenIndexes.length)]!;
  const feature = set.features[index]!;
  const isBelow = set.counts[index]! < feature.least;
  const row = rowWith(set, index, !isBelow, random);
  if (row === undefined) return undefined;
  const part = set.partOf[row]!;
  const { draws, judge } = set.parts[part]!;
  const isDrawn = random.below(DRAW_EVERY) === 0;
  const previous = set.teamAt(row);
  const team = isDrawn
    ? draws.next(feature, isBelow)
    : neighbourhoods[part]!.neighbour(previous, feature, isBelow);
  if (team === undefined) return undefined;
  if (!isDrawn && judge.brokenBy(playersOf(team.words), team.captain, team.viceCaptain) !== undefined)
    return undefined;
  if (!set.hasRoomFor(row, team)) return undefined;
  const before = set.objective;
  set.replace(row, team);
  if (set.objective <= before) return { row, previous };
  const isAnnealed = set.count <= MAX_ANNEALED && set.objective === before + 1;
  if (isAnnealed && random.below(100) < WORSE_ACCEPTED) return { row, previous };
  set.replace(row, previous);
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
