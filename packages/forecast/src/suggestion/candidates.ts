import { fail, succeed } from "@teamwright/domain";
import type { Outcome, Strategy } from "@teamwright/domain";
import { bestTeams, compile, generate, mergeTeams, onlyTeamBounds } from "@teamwright/engine";
import type { EngineMatch, Refusal, TeamColumns } from "@teamwright/engine";
import type { Simulation } from "../simulation/simulation.ts";

const RANDOM = 5000;
/** Best teams by mean points, and for each group of outcomes by its mean. */
const BEST_BY_MEAN = 500;
const BEST_BY_GROUP = 10;
const GROUPS = 200;
/** How many outcomes a group has. Single outcomes give teams that are best in no other. */
const GROUP = 16;

export interface CandidatesRequest {
  readonly match: EngineMatch;
  readonly strategy: Strategy;
  /** Points by player_index. */
  readonly simulation: Simulation;
  readonly seed: number;
  /** Called after each search for best teams. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Teams to choose from: random ones of the strategy, and its exact best ones by mean points and by groups of outcomes. */
export function candidateTeams(request: CandidatesRequest): Outcome<TeamColumns, Refusal> {
  const { match, strategy, simulation, seed, onProgress } = request;
  const random = randomTeams(match, strategy, RANDOM, seed);
  if (!random.ok) return random;
  // Candidates are chosen from; bounds on the set are for the chosen teams.
  const bounds = onlyTeamBounds(strategy);
  const best: TeamColumns[] = [];
  const groups = Math.min(GROUPS, Math.floor(simulation.matches / GROUP));
  for (let group = -1; group < groups; group++) {
    const isAll = group < 0;
    const means = isAll
      ? meanPoints(simulation, 0, simulation.matches)
      : meanPoints(simulation, group * GROUP, (group + 1) * GROUP);
    const bestFound = bestTeams(match, bounds, means, isAll ? BEST_BY_MEAN : BEST_BY_GROUP);
    if (!bestFound.ok) return bestFound;
    best.push(bestFound.value.teams);
    onProgress?.(group + 2, groups + 1);
  }
  return succeed(mergeTeams(random.value, ...best));
}

/** Random teams of the strategy, all different; fewer where fewer exist. */
export function randomTeams(
  match: EngineMatch,
  strategy: Strategy,
  teams: number,
  seed: number,
): Outcome<TeamColumns, Refusal> {
  const plan = compile(match, strategy);
  if (!plan.ok) return plan;
  const drawnTeams = generate(plan.value, { teams, seed });
  return drawnTeams.ok ? succeed(drawnTeams.value.teams) : fail(drawnTeams.error);
}

/** Mean points in simulated matches from this one to before that one, in hundredths as the engine takes them. */
export function meanPoints({ points, matches }: Simulation, from: number, to: number): number[] {
  return Array.from({ length: points.length / matches }, (_, player) => {
    let sum = 0;
    for (let match = from; match < to; match++) sum += points[player * matches + match]!;
    return Math.round((100 * sum) / (to - from)) / 100;
  });
}
