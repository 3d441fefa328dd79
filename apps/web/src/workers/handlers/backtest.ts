import { backtest, playedMatchOf } from "@teamwright/engine";
import { succeed } from "@teamwright/domain";
import type { Handler } from "./handler.ts";

/** A match that does not fit the plan is one of the outcomes: the other matches still count. */
export const backtestMatch: Handler<"backtest"> = ({ sport, players, plan, teams, seed }) => {
  const outcome = backtest(playedMatchOf(sport, players), plan, { teams, seed });
  return succeed(outcome.ok ? outcome.value : outcome.error.code);
};
