import type { Page } from "@playwright/test";

export interface StoreDump {
  readonly name: string;
  readonly keyPath: string | readonly string[];
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath: string | readonly string[];
    readonly unique: boolean;
    readonly multiEntry: boolean;
  }[];
  /** Values as JSON: typed arrays are written as their type and their numbers. */
  readonly rows: readonly unknown[];
}

export interface DatabaseDump {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly StoreDump[];
}

/** The complete database of the page's origin. */
export const dumpDatabase = async (page: Page, name: string): Promise<DatabaseDump> =>
  page.evaluate(async (database): Promise<DatabaseDump> => {
    const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
      });
    const plain = (value: unknown): unknown => {
      if (ArrayBuffer.isView(value)) {
        const numbers = [...(value as Uint8Array)];
        return { "typed array": value.constructor.name, numbers };
      }
      if (Array.isArray(value)) return value.map(plain);
      if (typeof value === "object" && value !== null)
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
      return value;
    };
    const openedDatabase = await resultOf(indexedDB.open(database));
    const names = [...openedDatabase.objectStoreNames];
    const transaction = openedDatabase.transaction(names);
    const stores = await Promise.all(
      names.map(async (each) => {
        const store = transaction.objectStore(each);
        const indexes = [...store.indexNames].map((index) => {
          const { keyPath, unique, multiEntry } = store.index(index);
          return { name: index, keyPath, unique, multiEntry };
        });
        const rows = (await resultOf(store.getAll())).map(plain);
        return { name: each, keyPath: store.keyPath ?? "", indexes, rows };
      }),
    );
    const { version } = openedDatabase;
    openedDatabase.close();
    return { name: database, version, stores };
  }, name);

/** Creates the database in the page's origin again, row by row. No page of the product may have it open. */
export const restoreDatabase = async (page: Page, dump: DatabaseDump): Promise<void> =>
  page.evaluate(async ({ name, version, stores }) => {
    const revive = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(revive);
      if (typeof value !== "object" || value === null) return value;
      const kind = (value as Record<string, unknown>)["typed array"];
      if (typeof kind === "string") {
        const kinds: Record<string, new (numbers: number[]) => unknown> = {
          Uint8Array,
          Uint16Array,
          Uint32Array,
        };
        const Kind = kinds[kind];
        if (Kind === undefined) throw new Error(`The dump holds a ${kind}`);
        return new Kind((value as unknown as { numbers: number[] }).numbers);
      }
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revive(each)]));
    };
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
      request.onupgradeneeded = () => {
        for (const { name: store, keyPath, indexes } of stores) {
          const objectStore = request.result.createObjectStore(store, {
            keyPath: keyPath as string | string[],
          });
          for (const index of indexes)
            objectStore.createIndex(index.name, index.keyPath as string | string[], {
              unique: index.unique,
              multiEntry: index.multiEntry,
            });
        }
      };
      request.onsuccess = () => {
        const database = request.result;
        const transaction = database.transaction(
          stores.map((store) => store.name),
          "readwrite",
        );
        for (const { name: store, rows } of stores)
          for (const row of rows) transaction.objectStore(store).put(revive(row));
        transaction.oncomplete = () => {
          database.close();
          resolve();
        };
        transaction.onabort = () => reject(transaction.error ?? new Error("The dump could not be written"));
      };
    });
  }, dump);
