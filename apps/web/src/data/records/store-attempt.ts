import type { MatchDetail, Outcome, Player, Shortfall, Strategy } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import type { AttemptRecord, GenerationType } from "./attempt-record.ts";
import { database } from "./database.ts";
import type { RecordsDatabase } from "./database.ts";
import { matchRecord } from "./match-record.ts";
import type { MatchRecord } from "./match-record.ts";
import { readStored } from "./stored-record.ts";
import { openStorageAlert } from "./storage-alert-state.ts";
import { alertWhenShort } from "./storage-alert.ts";
import { storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

/** What the engine client's `generate` resolves with, or the like for teams that came another way. */
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
  /** The weighted parts that the teams were drawn from, if not from the strategy as one. */
  readonly mix?: AttemptRecord["mix"] | undefined;
  readonly generation: TeamsToStore;
  readonly generationType: GenerationType;
  readonly type?: AttemptRecord["type"];
  readonly leagues?: AttemptRecord["leagues"];
  readonly shortcut?: string;
}

export interface StoredAttempt {
  readonly matchId: string;
  readonly attemptId: number;
}

/** Points that are known stay when the match's detail is stored again. */
const withPointsOf = (players: readonly Player[], known: readonly Player[]): Player[] => {
  const points = new Map(known.map((player) => [player.player_fixed_id, player.points]));
  return players.map((player) => ({
    ...player,
    points: points.get(player.player_fixed_id) ?? player.points,
  }));
};

function matchRecordOf(match: MatchDetail, before: MatchRecord | undefined, now: number): MatchRecord {
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
    automatic: match.automatic,
    fantasyAutomaticList: before?.fantasyAutomaticList ?? [],
    result: before?.result ?? false,
    next_attempt: (before?.next_attempt ?? 1) + 1,
  };
}

/**
 * Stores an attempt, and its match if it is the first, in one transaction: a tab that dies leaves the whole attempt
 * or none, and two tabs get two numbers. Resolves with the attempt's number. Opens the storage dialog when room is
 * short or used up.
 */
export async function storeAttempt(
  attempt: AttemptToStore,
  { db = database, now = Date.now() }: { db?: RecordsDatabase; now?: number } = {},
): Promise<Outcome<StoredAttempt, StorageFailure>> {
  const outcome = await storing(() => writeAttempt(attempt, db, now));
  if (outcome.ok) await alertWhenShort(attempt.generation.teams.count, db);
  else if (outcome.error.code === "storage_limit_exceeded") openStorageAlert();
  return outcome;
}

function writeAttempt(attempt: AttemptToStore, db: RecordsDatabase, now: number): Promise<StoredAttempt> {
  const { match, generation } = attempt;
  return db.transaction("rw", db.matches, db.attempts, db.attemptTeams, async () => {
    const raw = await db.matches.get(match.id);
    const before = raw === undefined ? undefined : readStored(matchRecord, raw);
    if (before?.ok === false) throw new Error(before.error.detail);
    const record = matchRecordOf(match, before?.value, now);
    const id = record.next_attempt - 1;
    const head: AttemptRecord = {
      version: 1,
      match_id: match.id,
      id,
      type: attempt.type ?? "normal",
      generation_type: attempt.generationType,
      time: now,
      number_of_teams: generation.teams.count,
      requested: generation.requested,
      possible: generation.possible,
      seed: generation.seed,
      selection_strategy: attempt.strategy,
      ...(attempt.mix === undefined ? {} : { mix: attempt.mix }),
      shortfalls: [...generation.shortfalls],
      shortcut: attempt.shortcut ?? null,
      leagues: attempt.leagues ?? null,
    };
    const body = {
      version: 1,
      match_id: match.id,
      id,
      player_list: [...match.left_team_players, ...match.right_team_players],
      teams: generation.teams,
    };
    await db.matches.put(record);
    await db.attempts.add(head);
    await db.attemptTeams.add(body);
    return { matchId: match.id, attemptId: id };
  });
}
