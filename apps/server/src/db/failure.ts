/** The database does not answer: its thread stalled or ended, and is restarting. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/** Writing is not possible until there is space again. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}

export type DatabaseFailure = "storage_full" | "unavailable";

const DISK_FULL = "53100";
/** Connection lost or refused, server starting or stopping, too many connections, statement or lock cancelled. */
const UNAVAILABLE =
  /^(08\w{3}|57P0[1-5]|57014|53300|40001|40P01|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** Errors for which the driver has no code. */
const LOST =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|is not queryable/i;

/** Why the database failed, when the caller is not the cause. */
export function failureOf(error: unknown): DatabaseFailure | null {
  let current = error;
  // The query builder wraps the driver's errors.
  for (let level = 0; level < 5 && current instanceof Error; level++) {
    const { code } = current as { code?: unknown };
    if (current instanceof StorageFull || code === DISK_FULL) return "storage_full";
    if (current instanceof DatabaseUnavailable) return "unavailable";
    if (typeof code === "string" && UNAVAILABLE.test(code)) return "unavailable";
    if (LOST.test(current.message)) return "unavailable";
    current = current.cause;
  }
  return null;
}

/** Stores what a read notes beside it, and says whether it did: on a full disk the read goes on without. */
export async function noteUnlessFull(note: PromiseLike<unknown>): Promise<boolean> {
  try {
    await note;
    return true;
  } catch (error) {
    if (failureOf(error) === "storage_full") return false;
    throw error;
  }
}

/** How long a value that was read before may stand in. Milliseconds. */
export const STAND_IN_AGE = 15 * 60_000;

/** What was read; the value of `last` while the database does not answer, when there is one. Other failures stay failures. */
export async function lastWhileUnavailable<Value>(
  reading: Promise<Value>,
  last: () => Value | undefined,
): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    const value = failureOf(error) === "unavailable" ? last() : undefined;
    if (value === undefined) throw error;
    return value;
  }
}
