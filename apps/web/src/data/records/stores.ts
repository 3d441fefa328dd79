import { attemptRecord, attemptTeams } from "./attempt-record.ts";
import { savedMatch, teamData } from "./cached-records.ts";
import { matchRecord } from "./match-record.ts";

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

export type TableName = keyof typeof storeNames;
export const tableNames = Object.keys(storeNames) as readonly TableName[];

/** An index has the name of its key path. */
function create(
  db: IDBDatabase,
  name: string,
  { key, indexes = [] }: { key: string | string[]; indexes?: readonly string[] },
): void {
  const store = db.createObjectStore(name, { keyPath: key });
  for (const index of indexes) store.createIndex(index, index);
}

interface Step {
  readonly version: number;
  readonly upgrade: (db: IDBDatabase) => void;
}

/** Steps between versions of the database; earlier ones stay. The versions are tens since the first release. */
const steps: readonly Step[] = [
  {
    version: 10,
    upgrade: (db) => {
      create(db, storeNames.matches, { key: "id", indexes: ["sport_index"] });
      create(db, storeNames.attempts, { key: ["match_id", "id"], indexes: ["match_id"] });
      create(db, storeNames.attemptTeams, { key: ["match_id", "id"], indexes: ["match_id"] });
      create(db, storeNames.teamData, { key: "id", indexes: ["time"] });
      create(db, storeNames.savedMatches, { key: "id", indexes: ["time"] });
    },
  },
  {
    version: 20,
    upgrade: (db) => {
      // The first version made two that were never read: replies are cached by the service worker, drafts are in localStorage.
      for (const name of ["api_cache", "strategy_draft"])
        if (db.objectStoreNames.contains(name)) db.deleteObjectStore(name);
    },
  },
  {
    version: 30,
    upgrade: (db) => {
      create(db, storeNames.transfers, { key: "id", indexes: ["match.id", "time"] });
      create(db, storeNames.links, { key: ["match_id", "team"], indexes: ["match_id", "time"] });
    },
  },
  { version: 40, upgrade: (db) => create(db, storeNames.syncState, { key: "id" }) },
];

export const DATABASE_VERSION = 40;

export function upgradeStores(db: IDBDatabase, before: number): void {
  for (const { version, upgrade } of steps) if (version > before) upgrade(db);
}
