import type { Outcome, Strategy } from "@teamwright/domain";
import { succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { compile, countTeams } from "../plan/compile.ts";
import { generate } from "../drawing/generate.ts";
import { autoPreset } from "../presets/auto.ts";
import type { League } from "../leagues.ts";
import { quickPreset } from "../presets/quick.ts";
import { scoreTeams } from "../team-set/score.ts";
import { bestTeam, dreamTeam, legalStrategy } from "./best-teams.ts";
import { rankAll } from "./rank-all.ts";
import { rankingOf } from "./rank-teams.ts";
import { carriedLimits } from "../backtest/plan.ts";
import type {
  BacktestPlan,
  BacktestPreset,
  BacktestRequest,
  BacktestResult,
  BacktestMatch,
} from "../backtest/plan.ts";

const isLeague = (preset: BacktestPreset): preset is League => preset !== "quick";

/** Both directions of every division between the sides: which side is left differs from match to match. */
const eitherWay = (partitions: NonNullable<Strategy["partitions"]>): [number, number][] => {
  const bothOrders = partitions.flatMap(([left, right]): [number, number][] => [
    [left, right],
    [right, left],
  ]);
  return [...new Map(bothOrders.map((pair) => [pair.join("-"), pair])).values()];
};

/** The plan as a strategy for the line-ups of a match; null where a preset finds no team. */
export function strategyFor(plan: BacktestPlan, { match, lineup }: BacktestMatch): Strategy | null {
  const input = { match, pool: lineup };
  if ("strategy" in plan) {
    const { partitions } = plan.strategy;
    return {
      sport: match.sport,
      players: [...lineup],
      ...Object.fromEntries(
        carriedLimits.flatMap((field) =>
          plan.strategy[field] === undefined ? [] : [[field, plan.strategy[field]]],
        ),
      ),
      ...(partitions === undefined ? {} : { partitions: eitherWay(partitions) }),
    };
  }
  const { preset } = plan;
  if (!isLeague(preset)) return quickPreset(input).strategy;
  const count = (strategy: Strategy): number => {
    const compiled = compile(match, strategy);
    return compiled.ok ? countTeams(compiled.value).teams : 0;
  };
  return autoPreset(input, count).find(({ league }) => league === preset)?.strategy ?? null;
}

const NOTHING = { allowed: false, possible: 0, drawn: 0, best: null, median: null } as const;

/**
 * Runs the plan over a finished match: draws teams from the seed and ranks them exactly among all legal teams. Null: the
 * line-ups form no legal team. The same seed gives the same figures.
 */
export function backtest(
  pastMatch: BacktestMatch,
  plan: BacktestPlan,
  { teams, seed }: BacktestRequest,
): Outcome<BacktestResult | null, Refusal> {
  const { match, lineup, points } = pastMatch;
  const dream = dreamTeam(match, lineup, points);
  if (!dream.ok) return dream;
  if (dream.value === null) return succeed(null);
  const strategy = strategyFor(plan, pastMatch);
  if (strategy === null) return succeed(NOTHING);
  const compiledPlan = compile(match, strategy);
  if (!compiledPlan.ok) return compiledPlan;
  const drawnTeams = generate(compiledPlan.value, { teams, seed });
  if (!drawnTeams.ok) return drawnTeams.error.code === "no-teams" ? succeed(NOTHING) : drawnTeams;
  const best = bestTeam(match, strategy, points);
  if (!best.ok) return best;
  const ranking = rankingOf(match, legalStrategy(match, lineup), points);
  if (!ranking.ok) return ranking;
  const scores = scoreTeams(drawnTeams.value.teams, points).toSorted((one, other) => other - one);
  const ranks = rankAll(ranking.value, [scores[0]!, scores[scores.length >> 1]!]);
  if (!ranks.ok) return ranks;
  const [bestRank, median] = ranks.value;
  return succeed({
    allowed: Math.abs((best.value?.points[0] ?? 0) - (dream.value.points[0] ?? 0)) < 1e-6,
    possible: drawnTeams.value.possible.teams,
    drawn: scores.length,
    best: bestRank ?? null,
    median: median ?? null,
  });
}
