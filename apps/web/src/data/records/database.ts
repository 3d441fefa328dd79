import { Dexie } from "dexie";
import type { PromiseExtended, Table } from "dexie";
import { attemptRecord, attemptTeams } from "./attempt-record.ts";
import { savedMatch, teamData } from "./cached-records.ts";
import { RECORDS_DATABASE } from "./has-records.ts";
import { matchRecord } from "./match-record.ts";

/** A stored row: unknown until its record's schema has parsed it. */
export type Row = Record<string, unknown>;
type AttemptKey = [matchId: string, attemptId: number];
/** Rows of a table by their key. What is written has an interface of its own. */
type RowTable<Key> = Table<Row, Key, object>;

/** The object store of each table. */
export const storeNames = {
  matches: matchRecord.name,
  attempts: attemptRecord.name,
  attemptTeams: attemptTeams.name,
  teamData: teamData.name,
  savedMatches: savedMatch.name,
  /** Transfers to fantasy apps. */
  transfers: "tgk_transfers",
  /** Links of teams without a stored attempt. */
  links: "tgk_links",
  /** Which attempts are synchronised, and the key. Here, so that it is never left without the attempts. */
  syncState: "sync_state",
} as const;

const ofAttempt = "[match_id+id],match_id";

/**
 * The browser's database. It is opened at its first use. Rows are read only through `readStored`; a change of a row's
 * shape is a migration of its record.
 */
export class RecordsDatabase extends Dexie {
  readonly matches: RowTable<string>;
  readonly attempts: RowTable<AttemptKey>;
  readonly attemptTeams: RowTable<AttemptKey>;
  readonly teamData: RowTable<string>;
  readonly savedMatches: RowTable<string>;
  readonly transfers: RowTable<string>;
  readonly links: RowTable<[matchId: string, team: string]>;
  readonly syncState: RowTable<string>;
  /** What a stored attempt consists of: written in one transaction. */
  readonly ofAttempts: readonly Table[];

  constructor(name = RECORDS_DATABASE) {
    // An attempt has up to 25,000 teams: results are not kept in memory for the next query.
    // A write is done when it is on the disk: browsers otherwise keep it in memory for seconds, and a power cut loses it.
    super(name, { cache: "disabled", chromeTransactionDurability: "strict" });
    this.version(1).stores({
      [storeNames.matches]: "id,sport_index",
      [storeNames.attempts]: ofAttempt,
      [storeNames.attemptTeams]: ofAttempt,
      [storeNames.teamData]: "id,time",
      [storeNames.savedMatches]: "id,time",
      api_cache: "key,time",
      strategy_draft: "match_id,time",
    });
    // The two were never read: replies are cached by the service worker, drafts are in localStorage.
    this.version(2).stores({ api_cache: null, strategy_draft: null });
    this.version(3).stores({
      [storeNames.transfers]: "id,match.id,time",
      [storeNames.links]: "[match_id+team],match_id,time",
    });
    this.version(4).stores({ [storeNames.syncState]: "id" });
    this.matches = this.table(storeNames.matches);
    this.attempts = this.table(storeNames.attempts);
    this.attemptTeams = this.table(storeNames.attemptTeams);
    this.teamData = this.table(storeNames.teamData);
    this.savedMatches = this.table(storeNames.savedMatches);
    this.transfers = this.table(storeNames.transfers);
    this.links = this.table(storeNames.links);
    this.syncState = this.table(storeNames.syncState);
    this.ofAttempts = [this.matches, this.attempts, this.attemptTeams];
  }

  /** After a failure the next use tries again: Dexie alone would refuse every use until the page is loaded again. */
  override open(): PromiseExtended<Dexie> {
    return super.open().catch((error: unknown) => {
      // Those who wait for the connection get the reason first.
      setTimeout(() => this.hasFailed() && this.close({ disableAutoOpen: false }));
      throw error;
    });
  }
}

export const database = new RecordsDatabase();
