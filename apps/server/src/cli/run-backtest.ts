import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { sportBySlug, strategySchema } from "@teamwright/domain";
import type { SportIndex, SportSlug } from "@teamwright/domain";
import { isCounted, leftOut, MAX_TEAMS, summarizeBacktest } from "@teamwright/engine";
import type { BacktestPlan, BacktestPreset } from "@teamwright/engine";
import { z } from "zod";
import type { Deps } from "#http/deps.ts";
import { runBacktest } from "#modules/reports/public.ts";
import type { BacktestedMatch } from "#modules/reports/public.ts";
import { exit, UsageError } from "./command.ts";
import type { Io } from "./command.ts";
import { fileProblem } from "./file-problem.ts";
import { withoutMark } from "./parse.ts";

export interface BacktestOptions {
  readonly preset?: BacktestPreset;
  readonly strategy?: string;
  readonly sport: SportSlug;
  readonly teams: number;
  readonly seed: number;
  readonly matches: number;
  readonly json?: boolean;
}

function planOf({ preset, strategy }: BacktestOptions, sport: SportIndex, io: Io): BacktestPlan {
  if (preset !== undefined) return { preset };
  if (strategy === undefined) throw new UsageError("Give --preset or --strategy.");
  let read: unknown;
  try {
    read = JSON.parse(withoutMark(readFileSync(resolve(io.cwd, strategy), "utf8")));
  } catch (error) {
    throw new UsageError(`${strategy}: ${fileProblem(error)}`);
  }
  // By the classic zod, which has the English messages.
  const result = z.safeParse(strategySchema, read);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new UsageError(`${strategy}: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? "is wrong"}`);
  }
  if (result.data.sport !== sport) throw new UsageError(`${strategy}: is for another sport`);
  const droppedFields = leftOut(result.data);
  if (droppedFields.length > 0)
    io.err(`Left out, since they name players or sides: ${droppedFields.join(", ")}.`);
  return { strategy: result.data };
}

/** Runs a preset or a strategy over the past matches of the database. */
export async function runBacktestCommand(options: BacktestOptions, deps: Deps, io: Io): Promise<number> {
  const sport = sportBySlug(options.sport)!.index;
  const { teams, seed, matches } = options;
  if (teams < 1 || teams > MAX_TEAMS) throw new UsageError(`--teams is 1 to ${MAX_TEAMS}.`);
  if (matches < 1) throw new UsageError("--matches is at least 1.");
  const plan = planOf(options, sport, io);
  const backtestedMatches: BacktestedMatch[] = [];
  await runBacktest(deps.database.db, {
    sport,
    plan,
    teams,
    seed,
    matches,
    onMatch: (match) => {
      backtestedMatches.push(match);
      io.out(options.json === true ? JSON.stringify(match) : lineOf(match));
    },
  });
  const summary = summaryOf(backtestedMatches, seed);
  if (options.json === true) io.out(JSON.stringify(summary));
  else for (const line of linesOf(summary)) io.out(line);
  return exit.done;
}

function lineOf({ id, title, result }: BacktestedMatch): string {
  if (!isCounted(result)) return `${id} ${title}: ${result ?? "the line-ups form no legal team"}`;
  const { allowed, best, median, drawn } = result;
  if (best === null || median === null) return `${id} ${title}: no team is allowed`;
  const dream = allowed ? "dream team allowed" : "dream team not allowed";
  return `${id} ${title}: ${dream}; of ${drawn} teams the best is ${best.rank}, the median ${median.rank}, of ${best.teams}`;
}

function summaryOf(backtestedMatches: readonly BacktestedMatch[], seed: number) {
  const summary = summarizeBacktest(backtestedMatches.map(({ result }) => result));
  return {
    seed,
    matches: summary.matches,
    dream_team_allowed: summary.allowed,
    without_a_team: summary.withoutTeam,
    best_percentile: summary.bestPercentile,
    median_percentile: summary.medianPercentile,
    not_counted: summary.notCounted,
  };
}

function linesOf(summary: ReturnType<typeof summaryOf>): string[] {
  const {
    matches,
    dream_team_allowed: allowedCount,
    best_percentile: best,
    median_percentile: median,
  } = summary;
  if (matches === 0) return ["No past match has squads, credits and points."];
  const share = Math.round((100 * allowedCount) / matches);
  const lines = [
    `${matches} matches, seed ${summary.seed}: the dream team was allowed in ${allowedCount} (${share} %).`,
  ];
  if (best !== null && median !== null)
    lines.push(
      `In the median match the best team was ahead of ${best.toFixed(3)} % of all legal teams, the median team of ${median.toFixed(3)} %.`,
    );
  if (summary.without_a_team > 0) lines.push(`Without a team: ${summary.without_a_team} matches.`);
  if (summary.not_counted > 0) lines.push(`Not counted: ${summary.not_counted} matches.`);
  return lines;
}
