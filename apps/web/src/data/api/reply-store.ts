import { resultOf } from "../records/request-result.ts";

const DATABASE = "teamwright_replies";
const STORE = "replies";
const WEEK = 7 * 24 * 3_600_000;

export type KeptReply = { readonly key: string; readonly time: number; readonly body: unknown };

let opened: Promise<IDBDatabase> | null = null;

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: "key" });
  };
  return resultOf(request);
};

const storeFor = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  const database = await (opened ??= open());
  return database.transaction(STORE, mode).objectStore(STORE);
};

/**
 * The last reply of each kind, to show at once and when the server cannot be asked. A plain store beside the
 * records' database: home needs no more than this, and the records' library is 30 KB compressed.
 * Nothing here is the user's work; a browser that refuses only loses the offline copy.
 */
export const findReply = async (key: string, now = Date.now()): Promise<KeptReply | null> => {
  try {
    const found = (await resultOf((await storeFor("readonly")).get(key))) as KeptReply | undefined;
    return found && now - found.time < WEEK ? found : null;
  } catch {
    return null;
  }
};

export const keepReply = async (reply: KeptReply): Promise<void> => {
  try {
    await resultOf((await storeFor("readwrite")).put(reply));
  } catch {
    // Full or refused: see above.
  }
};

/** Drops the replies whose key starts so: those that one account could see. */
export const forgetReplies = async (prefix: string): Promise<void> => {
  try {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    await resultOf((await storeFor("readwrite")).delete(range));
  } catch {
    // Refused: there is nothing to forget.
  }
};
