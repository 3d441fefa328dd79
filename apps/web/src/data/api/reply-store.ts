import { createStore, get, promisifyRequest, set } from "idb-keyval";

const WEEK = 7 * 24 * 3_600_000;

export type StoredReply = { readonly key: string; readonly time: number; readonly body: unknown };

/**
 * The last reply of each kind, to show at once and when the server is unreachable. A separate database from the
 * records': home needs only this one, and the records' library is 30 KB compressed. Nothing here is the user's work;
 * without it only the offline copy is lost.
 */
const replies = createStore("teamwright_reply_cache", "replies");

export const findReply = async (key: string, now = Date.now()): Promise<StoredReply | null> => {
  try {
    const found = await get<Omit<StoredReply, "key">>(key, replies);
    return found && now - found.time < WEEK ? { key, ...found } : null;
  } catch {
    return null;
  }
};

export const keepReply = async ({ key, time, body }: StoredReply): Promise<void> => {
  try {
    await set(key, { time, body }, replies);
  } catch {
    // Full or refused: see above.
  }
};

/** Deletes the replies whose key has this prefix: those that only one account may see. */
export const forgetReplies = async (prefix: string): Promise<void> => {
  try {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    await replies("readwrite", (store) => promisifyRequest(store.delete(range)));
  } catch {
    // Refused: there is nothing to delete.
  }
};
