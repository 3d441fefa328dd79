import { fail } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { attemptRecord } from "./attempt-record.ts";
import type { ChosenName } from "./attempt-record.ts";
import { database } from "./database.ts";
import { noteRecordsChanged } from "./records-changed.ts";
import { notFound, storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";
import { readStored } from "./stored-record.ts";

/** Of two names of one attempt the one that was chosen later; at the same moment the greater text, on every device. */
export function laterName(
  one: ChosenName | undefined,
  other: ChosenName | undefined,
): ChosenName | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.time !== other.time) return one.time > other.time ? one : other;
  return one.name > other.name ? one : other;
}

/** Names an attempt; an empty name takes the chosen one back. */
export async function renameAttempt(
  matchId: string,
  attemptId: number,
  renamed: ChosenName,
  db = database,
): Promise<Outcome<void, StorageFailure>> {
  const outcome = await storing(() =>
    db.transaction("rw", [db.attempts], async () => {
      const attempt = readStored(attemptRecord, await db.attempts.get([matchId, attemptId]));
      if (!attempt.ok) return false;
      await db.attempts.put({ ...attempt.value, renamed });
      return true;
    }),
  );
  if (!outcome.ok) return outcome;
  if (!outcome.value) return fail(notFound());
  noteRecordsChanged("other");
  return { ok: true, value: undefined };
}
