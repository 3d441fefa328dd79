import { promisifyRequest } from "idb-keyval";
import { DATABASE_VERSION, storeNames, upgradeStores } from "./stores.ts";
import type { TableName } from "./stores.ts";

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

async function connect(name: string, version: number | undefined): Promise<IDBDatabase> {
  if (typeof indexedDB === "undefined")
    throw new DOMException("This browser has no IndexedDB", "NotSupportedError");
  const request = indexedDB.open(name, version);
  request.addEventListener("upgradeneeded", ({ oldVersion }) => upgradeStores(request.result, oldVersion));
  try {
    return await promisifyRequest(request);
  } catch (error) {
    // A later version of the application was here: its stores contain these.
    if (version !== undefined && isNamed(error, "VersionError")) return connect(name, undefined);
    throw error;
  }
}

/** The connection to a database; opened again where the browser or another tab has closed it. */
export class Connection {
  readonly #name: string;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  open(): Promise<IDBDatabase> {
    this.#opened ??= this.#connect();
    return this.#opened;
  }

  close(): void {
    void this.#opened?.then(
      (db) => db.close(),
      () => undefined,
    );
    this.#opened = null;
  }

  async begin(tables: readonly TableName[], mode: "readonly" | "readwrite"): Promise<IDBTransaction> {
    const stores = tables.map((name) => storeNames[name]);
    const opening = this.open();
    try {
      return (await opening).transaction(stores, mode);
    } catch (error) {
      if (!isNamed(error, "InvalidStateError")) throw error;
      // It is closed. Others may have opened it again meanwhile.
      if (this.#opened === opening) this.#opened = null;
      return (await this.open()).transaction(stores, mode);
    }
  }

  async #connect(): Promise<IDBDatabase> {
    try {
      const db = await connect(this.#name, DATABASE_VERSION);
      // Another tab deletes or upgrades the database, and waits for this connection.
      db.addEventListener("versionchange", () => db.close());
      return db;
    } catch (error) {
      // The next use tries again.
      this.#opened = null;
      throw error;
    }
  }
}

/** Runs the work and waits until all of it is stored. An error aborts the whole. */
export async function finish<Result>(
  transaction: IDBTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = promisifyRequest(transaction);
  // It is awaited after the work; when the work fails, its own error is thrown.
  done.catch(() => undefined);
  try {
    const result = await work();
    await done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    if (error !== null && !isNamed(error, "AbortError")) throw error;
    // What aborted the transaction, rather than the request that it took along.
    throw transaction.error ?? new DOMException("The transaction was aborted", "AbortError");
  }
}
