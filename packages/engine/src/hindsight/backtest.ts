import type { Outcome, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { compile, countTeams } from "../plan/compile.ts";
import { generate } from "../drawing/generate.ts";
import { autoPreset } from "../presets/auto.ts";
import { leagues } from "../presets/leagues.ts";
import type { League } from "../presets/leagues.ts";
import { quickPreset } from "../presets/quick.ts";
import { scoreTeams } from "../team-set/score.ts";
import { bestTeams, dreamTeam, legalStrategy } from "./best-teams.ts";
import { rankAll } from "./rank-all.ts";
import { rankingOf } from "./rank-teams.ts";
import type { Rank } from "./rank-teams.ts";

/** A finished match: the players of both line-ups and everybody's points, by player_index. */
export interface PlayedMatch {
  readonly match: EngineMatch;
  readonly lineup: readonly number[];
  readonly points: ArrayLike<number>;
}

/** What can be run over many matches: a preset, or the bounds of a strategy that name no player. */
export const backtestPresets = ["quick", ...leagues] as const;
export type BacktestPreset = (typeof backtestPresets)[number];
export type BacktestPlan = { readonly preset: BacktestPreset } | { readonly strategy: Strategy };

export interface BacktestRequest {
  readonly teams: number;
  readonly seed: number;
}

/** What one past match says of a plan. Ranks are among all legal teams of the line-ups. */
export interface BacktestResult {
  /** Whether the plan allows a team with the points of the dream team. */
  readonly allowed: boolean;
  /** Teams that the plan allows. */
  readonly possible: number;
  readonly drawn: number;
  /** Null: the plan allows no team. */
  readonly best: Rank | null;
  readonly median: Rank | null;
}

/** The bounds that mean the same in another match: those that name no players and no sides. */
const carried = [
  "rules",
  "combinations",
  "credits",
  "group_credits",
  "percentage",
  "min_difference",
  "min_difference_counts_captains",
] as const satisfies readonly (keyof Strategy)[];

const isLeague = (preset: BacktestPreset): preset is League => preset !== "quick";

/** Both directions of every division between the sides: which side is left differs from match to match. */
const eitherWay = (partitions: NonNullable<Strategy["partitions"]>): [number, number][] => {
  const both = partitions.flatMap(([left, right]): [number, number][] => [
    [left, right],
    [right, left],
  ]);
  return [...new Map(both.map((pair) => [pair.join("-"), pair])).values()];
};

/** Fields of a strategy that a backtest leaves out, because they name players or sides of one match. */
export const leftOut = (strategy: Strategy): string[] =>
  Object.keys(strategy).filter(
    (field) =>
      !["sport", "players", "partitions"].includes(field) && !(carried as readonly string[]).includes(field),
  );

/** The plan as a strategy for the line-ups of a match; null where a preset finds no team. */
export function strategyFor(plan: BacktestPlan, { match, lineup }: PlayedMatch): Strategy | null {
  const input = { match, pool: lineup };
  if ("strategy" in plan) {
    const { partitions } = plan.strategy;
    return {
      sport: match.sport,
      players: [...lineup],
      ...Object.fromEntries(
        carried.flatMap((field) =>
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
  played: PlayedMatch,
  plan: BacktestPlan,
  { teams, seed }: BacktestRequest,
): Outcome<BacktestResult | null, Refusal> {
  const { match, lineup, points } = played;
  const dream = dreamTeam(match, lineup, points);
  if (!dream.ok) return dream;
  if (dream.value === null) return succeed(null);
  const strategy = strategyFor(plan, played);
  if (strategy === null) return succeed(NOTHING);
  const compiled = compile(match, strategy);
  if (!compiled.ok) return compiled;
  const drawn = generate(compiled.value, { teams, seed });
  if (!drawn.ok) return drawn.error.code === "no-teams" ? succeed(NOTHING) : drawn;
  const best = bestTeams(match, strategy, points, 1);
  if (!best.ok) return best;
  const ranking = rankingOf(match, legalStrategy(match, lineup), points);
  if (!ranking.ok) return ranking;
  const scores = scoreTeams(drawn.value.teams, points).toSorted((one, other) => other - one);
  const ranks = rankAll(ranking.value, [scores[0]!, scores[scores.length >> 1]!]);
  if (!ranks.ok) return ranks;
  const [bestRank, median] = ranks.value;
  return succeed({
    allowed: Math.abs((best.value.points[0] ?? 0) - (dream.value.points[0] ?? 0)) < 1e-6,
    possible: drawn.value.possible.teams,
    drawn: scores.length,
    best: bestRank ?? null,
    median: median ?? null,
  });
}
