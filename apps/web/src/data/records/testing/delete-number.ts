import { fail } from "@teamwright/domain";
import { attemptRecord } from "../attempt-record.ts";
import { deleteAttempt } from "../attempts.ts";
import { database } from "../database.ts";
import { readStored } from "../stored-record.ts";
import { notFound } from "../storage-failure.ts";

/** Deletes the attempt that has the number now, as its card does. */
export async function deleteNumber(
  matchId: string,
  id: number,
  db = database,
): ReturnType<typeof deleteAttempt> {
  const attempt = readStored(attemptRecord, await db.attempts.get([matchId, id]));
  return attempt.ok ? deleteAttempt(attempt.value, db) : fail(notFound());
}
