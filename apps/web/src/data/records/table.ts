import { promisifyRequest } from "idb-keyval";

/** A stored row: unknown until its record's schema has parsed it. */
export type Row = Record<string, unknown>;
type Keys = readonly IDBValidKey[];
type Query = IDBValidKey | IDBKeyRange;

/** How a table gets at its store: in a transaction of its own, or in one that is open. */
export interface StoreAccess {
  /** `keys`: the rows that are read; null for any. */
  readonly read: <Result>(
    keys: Keys | null,
    work: (store: IDBObjectStore) => Promise<Result>,
  ) => Promise<Result>;
  /** The work resolves with the keys of the rows that it wrote. */
  readonly write: (work: (store: IDBObjectStore) => Promise<Keys>) => Promise<void>;
}

const all = <Result>(requests: readonly IDBRequest<Result>[]): Promise<Result[]> =>
  Promise.all(requests.map((request) => promisifyRequest(request)));

/** The rows of one object store. Its methods have the names of the browser's. */
export class Table<Key extends IDBValidKey> {
  readonly #access: StoreAccess;

  constructor(access: StoreAccess) {
    this.#access = access;
  }

  async get(key: Key): Promise<Row | undefined> {
    return (await this.getMany([key]))[0];
  }

  /** The rows in the order of the keys; undefined for one that is missing. */
  getMany(keys: readonly Key[]): Promise<(Row | undefined)[]> {
    return this.#access.read(keys, (store) =>
      all(keys.map((key): IDBRequest<Row | undefined> => store.get(key))),
    );
  }

  getAll(): Promise<Row[]> {
    return this.#access.read(null, (store) => promisifyRequest<Row[]>(store.getAll()));
  }

  /** In the order of the index, then of the keys. */
  getAllFromIndex(index: string, query: Query): Promise<Row[]> {
    return this.#access.read(null, (store) => promisifyRequest<Row[]>(store.index(index).getAll(query)));
  }

  getAllKeysFromIndex(index: string, query: Query): Promise<Key[]> {
    return this.#access.read(null, async (store) => {
      const keys = await promisifyRequest(store.index(index).getAllKeys(query));
      return keys.map((key) => key as Key);
    });
  }

  count(): Promise<number> {
    return this.#access.read(null, (store) => promisifyRequest(store.count()));
  }

  /** Rejects with a ConstraintError when there is a row with its key. */
  add(row: object): Promise<void> {
    return this.addAll([row]);
  }

  addAll(rows: readonly object[]): Promise<void> {
    return this.#access.write((store) => all(rows.map((row) => store.add(row))));
  }

  /** Replaces a row with its key. */
  put(row: object): Promise<void> {
    return this.putAll([row]);
  }

  putAll(rows: readonly object[]): Promise<void> {
    return this.#access.write((store) => all(rows.map((row) => store.put(row))));
  }

  /** Changes fields of a row; a missing row stays missing. */
  update(key: Key, fields: object): Promise<void> {
    return this.#access.write(async (store) => {
      const row = await promisifyRequest<Row | undefined>(store.get(key));
      return row === undefined ? [] : all([store.put({ ...row, ...fields })]);
    });
  }

  delete(key: Key): Promise<void> {
    return this.#access.write(async (store) => {
      await promisifyRequest(store.delete(key));
      return [key];
    });
  }

  deleteFromIndex(index: string, query: Query): Promise<void> {
    return this.#access.write(async (store) => {
      const keys = await promisifyRequest(store.index(index).getAllKeys(query));
      await all(keys.map((key) => store.delete(key)));
      return keys;
    });
  }
}
