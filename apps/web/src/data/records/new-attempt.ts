import type { GenerationType, MatchDetail, Player, Shortfall, Strategy } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import type { AttemptRecord, AttemptTeams } from "./attempt-record.ts";
import type { OpenedAttempt } from "./attempts.ts";
import { isInATeam } from "./is-in-a-team.ts";
import type { MatchRecord } from "./match-record.ts";

/** The result of the engine client's `generate`, or the equivalent for teams from elsewhere. */
export interface TeamsToStore {
  readonly requested: number;
  readonly seed: number | null;
  readonly possible: AttemptRecord["possible"];
  readonly shortfalls: readonly Shortfall[];
  readonly teams: TeamColumns;
}

export interface AttemptToStore {
  /** The match with the user's edits of players, as the teams were made. */
  readonly match: MatchDetail;
  readonly strategy: Strategy | null;
  /** The weighted parts that the teams were drawn from, if not from one strategy. */
  readonly mix?: AttemptRecord["mix"] | undefined;
  readonly generation: TeamsToStore;
  readonly generationType: GenerationType;
  readonly type?: AttemptRecord["type"];
  readonly leagues?: AttemptRecord["leagues"];
  readonly shortcut?: string;
  /** For teams of another attempt: that attempt's value. Derived from the match otherwise. */
  readonly madeWithPoints?: boolean;
}

/** Known points are kept when the match's detail is stored again. */
const withPointsOf = (players: readonly Player[], knownPlayers: readonly Player[]): Player[] => {
  const points = new Map(knownPlayers.map((player) => [player.player_fixed_id, player.points]));
  return players.map((player) => ({
    ...player,
    points: points.get(player.player_fixed_id) ?? player.points,
  }));
};

/** Points that a feed gives before the start belong to earlier matches. */
const arePointsKnown = (match: MatchDetail, before: MatchRecord | undefined, now: number): boolean =>
  before?.result === true ||
  before?.status === 2 ||
  (Date.parse(match.match_time) <= now &&
    [...match.left_team_players, ...match.right_team_players].some(({ points }) => points !== 0));

/** The record of a match; `before` is the stored one. */
export function matchRecordOf(match: MatchDetail, before: MatchRecord | undefined, now: number): MatchRecord {
  const [left, right] = [match.left_team_players, match.right_team_players];
  const keep = before?.result === true;
  return {
    version: 1,
    id: match.id,
    sport_index: match.sport_index,
    time: before?.time ?? now,
    match_time: match.match_time,
    status: before?.status ?? 0,
    series_name: match.series_name,
    left_name: match.left_team_name,
    right_name: match.right_team_name,
    left_image: match.left_team_image,
    right_image: match.right_team_image,
    player_list: keep
      ? [withPointsOf(left, before.player_list[0]), withPointsOf(right, before.player_list[1])]
      : [left, right],
    ...(keep && before.parts !== undefined ? { parts: before.parts } : {}),
    ...(keep && before.scoring !== undefined ? { scoring: before.scoring } : {}),
    ...(keep && before.typed_points !== undefined ? { typed_points: before.typed_points } : {}),
    automatic: match.automatic,
    ...(match.disruption === undefined ? {} : { disruption: match.disruption }),
    fantasyAutomaticList: before?.fantasyAutomaticList ?? [],
    result: before?.result ?? false,
    next_attempt: (before?.next_attempt ?? 1) + 1,
  };
}

/** The rows of a new attempt with the match's next number; `before` is the match as it is stored. */
export function recordsOf(
  attempt: AttemptToStore,
  before: MatchRecord | undefined,
  now: number,
): OpenedAttempt {
  const { match, generation } = attempt;
  const record = matchRecordOf(match, before, now);
  const id = record.next_attempt - 1;
  const head: AttemptRecord = {
    version: 3,
    match_id: match.id,
    id,
    type: attempt.type ?? "normal",
    generation_type: attempt.generationType,
    time: now,
    made_with_points: attempt.madeWithPoints ?? arePointsKnown(match, before, now),
    number_of_teams: generation.teams.count,
    requested: generation.requested,
    possible: generation.possible,
    seed: generation.seed,
    selection_strategy: attempt.strategy,
    ...(attempt.mix === undefined ? {} : { mix: attempt.mix }),
    shortfalls: [...generation.shortfalls],
    shortcut: attempt.shortcut ?? null,
    leagues: attempt.leagues ?? null,
    process_names: {},
  };
  const body: AttemptTeams = {
    version: 1,
    match_id: match.id,
    id,
    player_list: [
      ...match.left_team_players,
      ...match.right_team_players,
      ...(match.former_players ?? []).filter(({ player_index: index }) =>
        isInATeam(generation.teams.members, index),
      ),
    ],
    // The columns of this application are never in shared memory, which could not be stored.
    teams: generation.teams as AttemptTeams["teams"],
  };
  return { match: record, attempt: head, teams: body };
}
