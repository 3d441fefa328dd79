import type { Strategy } from "@teamwright/domain";
import type { BestTeams } from "@teamwright/engine";
import { combinationOf, rosterFrom, teamAt } from "#blocks/team/team-view.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import { playedIn, pointsByIndex } from "#data/records/points.ts";
import { engineClient } from "#engine-client/engine-client.ts";

/** The best possible team, as far as choices can be compared with it. */
export interface DreamTeam {
  readonly points: number;
  readonly players: ReadonlySet<number>;
  readonly captain: number;
  readonly viceCaptain: number;
  readonly split: readonly [number, number];
  readonly combination: string;
  readonly credits: number;
}

/** One attempt of a finished match, compared with all possible teams. */
export interface Study {
  readonly match: MatchRecord;
  readonly attempt: number;
  /** Auto teams, in leagues. */
  readonly toss: boolean;
  readonly teams: number;
  readonly strategy: Strategy | null;
  readonly mine: number;
  /** Null: the teams have no single strategy, or the match is too large to search. */
  readonly allowed: number | null;
  readonly dream: DreamTeam | null;
  /** Rank of the best team; null where the match is too large to rank. */
  readonly rank: { readonly percentile: number; readonly possible: number } | null;
}

function dreamOf(best: BestTeams, { match, teams }: OpenedAttempt): DreamTeam {
  const view = teamAt(best.teams, 0, rosterFrom(match.sport_index, teams.player_list));
  return {
    points: best.points[0] ?? 0,
    players: new Set(view.lines.flatMap(({ players }) => players.map(({ index }) => index))),
    captain: view.captain,
    viceCaptain: view.viceCaptain,
    split: view.split,
    combination: combinationOf(view),
    credits: view.credits,
  };
}

/** Asks the worker for the attempt's study; null when it cannot compute it. */
export async function studyAttempt(openedAttempt: OpenedAttempt, signal: AbortSignal): Promise<Study | null> {
  const { match, attempt, teams } = openedAttempt;
  const points = pointsByIndex(match);
  const strategy = attempt.selection_strategy;
  const scores = await engineClient.call("score", { teams: teams.teams, points }, { signal });
  const row = scores.ok ? scores.value.rows[0] : undefined;
  if (!scores.ok || row === undefined) return null;
  const request = {
    match: engineMatchOf(openedAttempt),
    teams: teams.teams,
    strategy,
    points,
    played: playedIn(match),
  };
  const hindsight = await engineClient.call("hindsight", request, { signal });
  if (!hindsight.ok) return null;
  const { strategyBest, dream, ranks } = hindsight.value;
  return {
    match,
    attempt: attempt.id,
    toss: attempt.type === "toss",
    teams: teams.teams.count,
    strategy,
    mine: scores.value.points[row] ?? 0,
    allowed: strategyBest?.points[0] ?? null,
    dream: dream && dreamOf(dream, openedAttempt),
    rank: ranks.ok ? { percentile: ranks.value.percentile[row] ?? 0, possible: ranks.value.possible } : null,
  };
}
