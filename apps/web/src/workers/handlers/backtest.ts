import { backtest, playedMatchOf } from "@teamwright/engine";
import type { BacktestOutcome, BacktestPlan, BacktestRequest, BacktestPlayer } from "@teamwright/engine";
import { succeed } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain/sports";
import type { Success } from "./handler.ts";

interface BacktestParameters extends BacktestRequest {
  readonly sport: SportIndex;
  /** Of both line-ups. */
  readonly players: readonly BacktestPlayer[];
  readonly plan: BacktestPlan;
}

/**
 * What one past match says of a plan: one call for each match, so that each result is shown as it comes. A match that
 * does not fit the plan is one of the outcomes: the other matches still count.
 */
export function backtestMatch({
  sport,
  players,
  plan,
  teams,
  seed,
}: BacktestParameters): Success<BacktestOutcome> {
  const outcome = backtest(playedMatchOf(sport, players), plan, { teams, seed });
  return succeed(outcome.ok ? outcome.value : outcome.error.code);
}
