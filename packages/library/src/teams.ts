import { contestStrategySchema, strategySchema, succeed, tablesByIndex } from "@teamwright/domain";
import type { Outcome, Shortfall, Strategy, Team } from "@teamwright/domain";
import * as engine from "@teamwright/engine";
import type { Explanation, Possible, TeamAnalytics } from "@teamwright/engine";
import type { Match } from "./match.ts";
import { problem } from "./problem.ts";
import type { Problem } from "./problem.ts";

export interface GenerateOptions {
  /** How many teams, 1 to 1,000,000. */
  readonly teams: number;
  /** An integer from 0. The same match, strategy, number and seed give the same teams. */
  readonly seed: number;
}

/** Different teams of a strategy. */
// oxlint-disable-next-line house/bare-names -- Programs that use the package name this type.
export interface Generated {
  /** How many lineups and teams the strategy allows: exact. */
  readonly possible: Possible;
  readonly teams: readonly Team[];
  /** What could only be met in part, each with its reason; empty where everything holds. */
  readonly shortfalls: readonly Shortfall[];
}

export interface BestOptions {
  /** How many of the best teams. */
  readonly teams: number;
  /** Points by `player_index`. Default: the projections of the match. */
  readonly points?: ArrayLike<number>;
}

/**
 * A team with its points: the captain's count 2 times, the vice-captain's 1.5 times. In a contest, projections are those
 * of a player in a place, and count once.
 */
export interface ScoredTeam extends Team {
  readonly points: number;
}

/** Teams by their points, the best first. */
export interface Best {
  readonly teams: readonly ScoredTeam[];
  readonly shortfalls: readonly Shortfall[];
}

/** A strategy of somebody else's program may hold anything. */
function withStrategy<Value>(
  match: Match,
  strategy: Strategy,
  call: (strategy: Strategy) => Outcome<Value, Problem>,
): Outcome<Value, Problem> {
  const isContest = tablesByIndex(match.sport)?.contest !== undefined;
  const schema = isContest ? contestStrategySchema : strategySchema;
  const { success, data, error } = schema.safeParse(strategy);
  if (!success) return problem("bad-strategy", { field: error.issues[0]?.path.join(".") ?? "" });
  return call(data);
}

/** How many lineups and teams the strategy allows: exact, without making them. */
export const count = (match: Match, strategy: Strategy): Outcome<Possible, Problem> =>
  withStrategy(match, strategy, (valid) => {
    const plan = engine.compile(match, valid);
    return plan.ok ? succeed(engine.countTeams(plan.value)) : plan;
  });

/** Teams of the strategy, all different, drawn evenly from all that it allows. */
export const generate = (
  match: Match,
  strategy: Strategy,
  options: GenerateOptions,
): Outcome<Generated, Problem> =>
  withStrategy(match, strategy, (valid) => {
    const plan = engine.compile(match, valid);
    if (!plan.ok) return plan;
    const outcome = engine.generate(plan.value, options);
    if (!outcome.ok) return outcome;
    const { possible, teams, shortfalls } = outcome.value;
    return succeed({ possible, teams: engine.toTeams(teams, match), shortfalls });
  });

/**
 * What each bound of the strategy costs in teams; where no team exists, which bounds conflict and the smallest changes
 * that give some.
 */
export const explain = (match: Match, strategy: Strategy): Outcome<Explanation, Problem> =>
  withStrategy(match, strategy, (valid) => engine.explain(match, valid));

/** The teams with the most points that the strategy allows, with every bound of the strategy. */
export const bestTeams = (match: Match, strategy: Strategy, options: BestOptions): Outcome<Best, Problem> =>
  withStrategy(match, strategy, (valid) => {
    const best = engine.bestTeams(match, valid, options.points ?? projectionsOf(match), options.teams);
    if (!best.ok) return best;
    const { teams, points, shortfalls } = best.value;
    const scoredTeams = engine
      .toTeams(teams, match)
      .map((team, row) => ({ ...team, points: points[row] ?? 0 }));
    return succeed({ teams: scoredTeams, shortfalls });
  });

/** Shares of players, captains, pairs and splits in a set of teams. */
export function analyse(match: Match, teams: readonly Team[]): Outcome<TeamAnalytics, Problem> {
  const columns = engine.fromTeams(teams, match);
  if (columns.ok) return succeed(engine.analyseTeams(columns.value, match));
  const { code, team } = columns.error;
  return problem(code, { field: `teams.${team}` });
}

function projectionsOf({ players }: Match): number[] {
  const points: number[] = [];
  for (const { player_index: index, projection } of players) points[index] = projection ?? 0;
  return Array.from(points, (each) => each ?? 0);
}
