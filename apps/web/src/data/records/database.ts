import { promisifyRequest } from "idb-keyval";
import { Connection, finish } from "./connection.ts";
import { RECORDS_DATABASE } from "./has-records.ts";
import { RowChanges } from "./row-changes.ts";
import { GrowingRowSet } from "./row-set.ts";
import type { RowSet } from "./row-set.ts";
import { storeNames } from "./stores.ts";
import type { TableName } from "./stores.ts";
import { Table } from "./table.ts";
import type { StoreAccess } from "./table.ts";

type AttemptKey = [matchId: string, attemptId: number];

/** The tables. Rows are read only through `readStored`; a change of a row's shape is a migration of its record. */
export interface Tables {
  readonly matches: Table<string>;
  readonly attempts: Table<AttemptKey>;
  readonly attemptTeams: Table<AttemptKey>;
  readonly teamData: Table<string>;
  readonly savedMatches: Table<string>;
  readonly transfers: Table<string>;
  readonly links: Table<[matchId: string, team: string]>;
  readonly syncState: Table<string>;
}

const tablesOf = (access: (name: TableName) => StoreAccess): Tables => ({
  matches: new Table(access("matches")),
  attempts: new Table(access("attempts")),
  attemptTeams: new Table(access("attemptTeams")),
  teamData: new Table(access("teamData")),
  savedMatches: new Table(access("savedMatches")),
  transfers: new Table(access("transfers")),
  links: new Table(access("links")),
  syncState: new Table(access("syncState")),
});

/** The browser's database. It is opened at its first use. */
export interface RecordsDatabase extends Tables {
  readonly name: string;
  readonly open: () => Promise<IDBDatabase>;
  /** Writes to the named tables, all or nothing. The work may wait only for what it asks of the tables it is given. */
  readonly transaction: <Result>(
    names: readonly TableName[],
    work: (tables: Tables) => Promise<Result>,
  ) => Promise<Result>;
  /** The tables for a query; the rows that it reads are added to the set. */
  readonly noting: (read: GrowingRowSet) => Tables;
  /** Calls the listener after each write, in this tab or another. Returns a function that ends it. */
  readonly onChange: (listener: (changed: RowSet) => void) => () => void;
  readonly delete: () => Promise<void>;
}

export function openRecords(name = RECORDS_DATABASE): RecordsDatabase {
  const connection = new Connection(name);
  const changes = new RowChanges(name);

  /** Writes all or nothing, then tells the rows that were written. */
  async function writing<Result>(
    names: readonly TableName[],
    work: (access: (table: TableName) => StoreAccess) => Promise<Result>,
  ): Promise<Result> {
    const begun = await connection.begin(names, "readwrite");
    const storeOf = (table: TableName) => begun.objectStore(storeNames[table]);
    const written = new GrowingRowSet();
    const result = await finish(begun, () =>
      work((table) => ({
        read: (_keys, read) => read(storeOf(table)),
        write: async (write) => written.add(table, await write(storeOf(table))),
      })),
    );
    changes.tell(written.rows);
    return result;
  }

  const access = (table: TableName, read?: GrowingRowSet): StoreAccess => ({
    read: async (keys, work) => {
      read?.add(table, keys);
      const begun = await connection.begin([table], "readonly");
      return work(begun.objectStore(storeNames[table]));
    },
    write: (work) => writing([table], (within) => within(table).write(work)),
  });

  return {
    ...tablesOf((table) => access(table)),
    name,
    open: () => connection.open(),
    transaction: (names, work) => writing(names, (within) => work(tablesOf(within))),
    noting: (read) => tablesOf((table) => access(table, read)),
    onChange: (listener) => changes.follow(listener),
    delete: async () => {
      connection.close();
      await promisifyRequest(indexedDB.deleteDatabase(name));
      changes.tell();
    },
  };
}

export const database = openRecords();
