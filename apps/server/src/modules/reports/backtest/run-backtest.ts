import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { SportIndex } from "@teamwright/domain";
import { playedMatchOf } from "@teamwright/engine";
import type {
  backtest,
  BacktestOutcome,
  BacktestPlan,
  BacktestRequest,
  BacktestMatch,
} from "@teamwright/engine";
import type { Db } from "#db/database.ts";
import { pastMatches } from "./past-matches.repository.ts";
import type { PastMatchRow } from "./past-matches.repository.ts";

export interface BacktestInput {
  readonly matches: readonly BacktestMatch[];
  readonly plan: BacktestPlan;
  readonly request: BacktestRequest;
}

export interface BacktestedMatch extends Pick<PastMatchRow, "id" | "title" | "matchTime"> {
  readonly result: BacktestOutcome;
}

interface PlannedRun extends BacktestRequest {
  readonly sport: SportIndex;
  readonly plan: BacktestPlan;
  /** At most so many matches, the newest ones. */
  readonly matches: number;
  readonly onMatch: (match: BacktestedMatch) => void;
}

/** Runs the plan over past matches, one after the other, in a thread of its own. */
export async function runBacktest(db: Db, request: PlannedRun): Promise<void> {
  const past = await pastMatches(db, request.sport, request.matches);
  if (past.length === 0) return;
  const input: BacktestInput = {
    matches: past.map(({ players }) => playedMatchOf(request.sport, players)),
    plan: request.plan,
    request: { teams: request.teams, seed: request.seed },
  };
  const worker = new Worker(new URL("backtest-thread.ts", import.meta.url), {
    workerData: input,
    name: "backtest",
  });
  try {
    let at = 0;
    for await (const [outcome] of on(worker, "message") as AsyncIterable<[ReturnType<typeof backtest>]>) {
      const { id, title, matchTime } = past[at++]!;
      request.onMatch({
        id,
        title,
        matchTime,
        result: outcome.ok ? outcome.value : outcome.error.code,
      });
      if (at === past.length) return;
    }
  } finally {
    await worker.terminate();
  }
}
