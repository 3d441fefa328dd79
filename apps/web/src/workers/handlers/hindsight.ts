import { bestTeam, dreamTeam, legalStrategy, rankAll, rankingOf, scoreTeams } from "@teamwright/engine";
import type { BestTeams, EngineMatch, Refusal } from "@teamwright/engine";
import type { Outcome, Strategy } from "@teamwright/domain";
import { succeed } from "@teamwright/domain";
import type { MatchTeams, Success } from "./handler.ts";

/** The ranks of the rows of a team set among all possible teams of its match. */
interface TeamRanks {
  readonly possible: number;
  /** Of each row: 1 is the best. */
  readonly rank: Float64Array;
  /** Of each row: percent of all possible teams that have fewer points. */
  readonly percentile: Float64Array;
}

interface HindsightInput extends MatchTeams {
  /** Null for teams without a single strategy. */
  readonly strategy: Strategy | null;
  /** By player_index. */
  readonly points: readonly number[];
  /** Players who could have been picked: all possible teams are made of them. */
  readonly played: readonly number[];
}

interface HindsightOutput {
  readonly strategyBest: BestTeams | null;
  readonly dream: BestTeams | null;
  readonly ranks: Outcome<TeamRanks, Refusal>;
}

interface BestsInput {
  readonly match: EngineMatch;
  readonly strategies: readonly Strategy[];
  /** By player_index. */
  readonly points: readonly number[];
}

const bestOf = (match: EngineMatch, strategy: Strategy, points: readonly number[]): BestTeams | null => {
  const best = bestTeam(match, strategy, points);
  return best.ok ? best.value : null;
};

/** The best team of each strategy, by points; null where a strategy has none or is too large to search. */
export const bests = ({ match, strategies, points }: BestsInput): Success<readonly (BestTeams | null)[]> =>
  succeed(strategies.map((strategy) => bestOf(match, strategy, points)));

/**
 * The best possible teams, null where they are too large to compute, and the ranks of the given teams among all that
 * the match allowed.
 */
export function hindsight(input: HindsightInput): Success<HindsightOutput> {
  const { match, strategy, points, played } = input;
  const dream = dreamTeam(match, played, points);
  return succeed({
    strategyBest: strategy === null ? null : bestOf(match, strategy, points),
    dream: dream.ok ? dream.value : null,
    ranks: ranksOf(input),
  });
}

function ranksOf({ match, teams, points, played }: HindsightInput): Outcome<TeamRanks, Refusal> {
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
