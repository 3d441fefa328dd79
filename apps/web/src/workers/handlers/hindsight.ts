import { bestTeam, dreamTeam, legalStrategy, rankAll, rankingOf, scoreTeams } from "@teamwright/engine";
import type { BestTeams, EngineMatch } from "@teamwright/engine";
import type { Strategy } from "@teamwright/domain";
import { succeed } from "@teamwright/domain";
import type { InputOf, OutputOf } from "../../engine-client/calls.ts";
import type { Handler } from "./handler.ts";

const bestOf = (match: EngineMatch, strategy: Strategy, points: readonly number[]): BestTeams | null => {
  const best = bestTeam(match, strategy, points);
  return best.ok ? best.value : null;
};

export const bests: Handler<"bests"> = ({ match, strategies, points }) =>
  succeed(strategies.map((strategy) => bestOf(match, strategy, points)));

export const hindsight: Handler<"hindsight"> = (input) => {
  const { match, strategy, points, played } = input;
  const dream = dreamTeam(match, played, points);
  return succeed({
    strategyBest: strategy === null ? null : bestOf(match, strategy, points),
    dream: dream.ok ? dream.value : null,
    ranks: ranksOf(input),
  });
};

function ranksOf({ match, teams, points, played }: InputOf<"hindsight">): OutputOf<"hindsight">["ranks"] {
  const ranking = rankingOf(match, legalStrategy(match, played), points);
  if (!ranking.ok) return ranking;
  const ranks = rankAll(ranking.value, scoreTeams(teams, points));
  if (!ranks.ok) return ranks;
  return succeed({
    possible: ranking.value.teams,
    rank: Float64Array.from(ranks.value, ({ rank }) => rank),
    percentile: Float64Array.from(ranks.value, ({ percentile }) => percentile),
  });
}
