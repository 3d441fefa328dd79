import { AsyncLocalStorage } from "node:async_hooks";

const transactionOpen = new AsyncLocalStorage<true>();

/** Marks everything that `run` does, until it ends, as inside a transaction. */
export const insideTransaction = <Value>(run: () => Promise<Value>): Promise<Value> =>
  transactionOpen.run(true, run);

/**
 * Waits for slow work: another system, or hashing a password. Throws when the caller has an open transaction: it would
 * keep its locks and its connection, and the embedded database has a single connection.
 */
export async function waitOutside<Value>(callName: string, call: () => Promise<Value>): Promise<Value> {
  if (transactionOpen.getStore())
    throw new Error(
      `${callName} inside a transaction: use handlePrepared, or { transaction: false } and deps.transaction`,
    );
  return call();
}
