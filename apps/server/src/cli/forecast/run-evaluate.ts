import { dayOf, evaluate, summarizeEvaluation } from "@teamwright/forecast";
import { ruleSetById } from "@teamwright/scoring";
import { exit, UsageError } from "../command.ts";
import type { Io } from "../command.ts";
import { drawTeams } from "./draw-teams.ts";
import { evaluationLines } from "./evaluation-lines.ts";
import { readRecords } from "./read-records.ts";

export interface EvaluateOptions {
  readonly from: string;
  readonly limit?: number;
  readonly seed: number;
  readonly simulations: number;
  readonly rules: string;
  readonly byPoints?: true;
  readonly json?: true;
}

/** Sizes of the sets of random teams from which 20 are chosen. */
const SETS = [1000, 5000];
const MIN_SIMULATIONS = 64;
const MAX_SIMULATIONS = 100_000;
const INTERVAL = 5000;

/** Walks forward through the matches and prints the figures. Exit code 2 when a file had a problem. */
export async function runEvaluate(
  paths: readonly string[],
  { from, limit, seed, simulations, rules: rulesId, byPoints, json }: EvaluateOptions,
  io: Io,
): Promise<number> {
  const rules = ruleSetById(rulesId);
  if (rules?.sport !== "cricket" || rules.format !== "T20")
    throw new UsageError("--rules names a rule-set of T20 cricket, as in docs/scoring.md.");
  if (simulations < MIN_SIMULATIONS || simulations > MAX_SIMULATIONS)
    throw new UsageError(`--simulations is ${MIN_SIMULATIONS} to ${MAX_SIMULATIONS}.`);
  const { records, problems } = await readRecords(paths, io);
  const evaluation = evaluate({
    records,
    from: dayOf(from),
    limit: limit ?? null,
    seed,
    rules,
    simulations,
    byPoints: byPoints ?? false,
    sets: SETS,
    drawTeams,
    onMatch: progressLines(io),
  });
  const figures = summarizeEvaluation(evaluation, seed);
  if (json === true) io.out(JSON.stringify(figures));
  else for (const line of evaluationLines(figures)) io.out(line);
  return problems > 0 ? exit.badInput : exit.done;
}

/** Progress on standard error, so that the table alone is on standard output. */
function progressLines(io: Io): (done: number, all: number) => void {
  let last = performance.now();
  return (doneCount, all) => {
    const now = performance.now();
    if (now - last < INTERVAL) return;
    last = now;
    io.err(`${doneCount} of ${all} matches`);
  };
}
