import { Dexie } from "dexie";
import type { Table } from "dexie";
import { apiCache, savedMatch, strategyDraft, teamData } from "./cached-records.ts";
import { RECORDS_DATABASE } from "./has-records.ts";
import { attemptRecord, attemptTeams } from "./attempt-record.ts";
import { matchRecord } from "./match-record.ts";

/** A row as it lies in the store: unknown until its record's schema has read it. */
type Row = Record<string, unknown>;
type AttemptKey = [matchId: string, attemptId: number];

/**
 * The browser's store. Rows are read only through `readStored`. A change of a row's shape is a migration of its
 * record; a change of stores or indexes is a new `version` here, and the ones before it stay.
 */
export class RecordsDatabase extends Dexie {
  readonly matches: Table<Row, string>;
  readonly attempts: Table<Row, AttemptKey>;
  readonly attemptTeams: Table<Row, AttemptKey>;
  readonly teamData: Table<Row, string>;
  readonly savedMatches: Table<Row, string>;
  readonly apiCache: Table<Row, string>;
  readonly strategyDrafts: Table<Row, string>;

  constructor(name = RECORDS_DATABASE) {
    super(name);
    this.version(1).stores({
      [matchRecord.name]: "id, sport_index",
      [attemptRecord.name]: "[match_id+id], match_id",
      [attemptTeams.name]: "[match_id+id], match_id",
      [teamData.name]: "id, time",
      [savedMatch.name]: "id, time",
      [apiCache.name]: "key, time",
      [strategyDraft.name]: "match_id, time",
    });
    this.matches = this.table(matchRecord.name);
    this.attempts = this.table(attemptRecord.name);
    this.attemptTeams = this.table(attemptTeams.name);
    this.teamData = this.table(teamData.name);
    this.savedMatches = this.table(savedMatch.name);
    this.apiCache = this.table(apiCache.name);
    this.strategyDrafts = this.table(strategyDraft.name);
  }
}

export const database = new RecordsDatabase();
