import { Dexie } from "dexie";
import type { Table } from "dexie";
import { savedMatch, teamData } from "./cached-records.ts";
import { RECORDS_DATABASE } from "./has-records.ts";
import { attemptRecord, attemptTeams } from "./attempt-record.ts";
import { matchRecord } from "./match-record.ts";

/** A stored row: unknown until its record's schema has parsed it. */
type Row = Record<string, unknown>;
type AttemptKey = [matchId: string, attemptId: number];

/**
 * The browser's database. Rows are read only through `readStored`. A change of a row's shape is a migration of its
 * record; a change of stores or indexes is a new `version` here, and earlier versions stay.
 */
export class RecordsDatabase extends Dexie {
  readonly matches: Table<Row, string>;
  readonly attempts: Table<Row, AttemptKey>;
  readonly attemptTeams: Table<Row, AttemptKey>;
  readonly teamData: Table<Row, string>;
  readonly savedMatches: Table<Row, string>;
  readonly transfers: Table<Row, string>;
  readonly links: Table<Row, [matchId: string, team: string]>;
  readonly syncState: Table<Row, string>;

  constructor(name = RECORDS_DATABASE) {
    super(name);
    this.version(1).stores({
      [matchRecord.name]: "id, sport_index",
      [attemptRecord.name]: "[match_id+id], match_id",
      [attemptTeams.name]: "[match_id+id], match_id",
      [teamData.name]: "id, time",
      [savedMatch.name]: "id, time",
      api_cache: "key, time",
      strategy_draft: "match_id, time",
    });
    // Neither was ever read: replies are cached by the service worker, drafts are in localStorage.
    this.version(2).stores({ api_cache: null, strategy_draft: null });
    // Transfers to fantasy apps, and links of teams without a stored attempt.
    this.version(3).stores({
      tgk_transfers: "id, match.id, time",
      tgk_links: "[match_id+team], match_id, time",
    });
    // Which attempts are synchronised, and the key. Here, so that it is never left without the attempts.
    this.version(4).stores({ sync_state: "id" });
    this.matches = this.table(matchRecord.name);
    this.attempts = this.table(attemptRecord.name);
    this.attemptTeams = this.table(attemptTeams.name);
    this.teamData = this.table(teamData.name);
    this.savedMatches = this.table(savedMatch.name);
    this.transfers = this.table("tgk_transfers");
    this.links = this.table("tgk_links");
    this.syncState = this.table("sync_state");
  }
}

export const database = new RecordsDatabase();
