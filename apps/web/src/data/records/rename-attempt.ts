import { fail } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { ChosenName } from "./attempt-record.ts";
import { recordNow } from "./attempt-versions.ts";
import type { ReadAttempt } from "./attempt-versions.ts";
import { database } from "./database.ts";
import { noteRecordsChanged } from "./records-changed.ts";
import { notFound, storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

/** Of two names of one attempt the one that was chosen later; at the same moment the greater text, on every device. */
export function laterName(
  one: ChosenName | undefined,
  other: ChosenName | undefined,
): ChosenName | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.time !== other.time) return one.time > other.time ? one : other;
  return one.name > other.name ? one : other;
}

/** Names an attempt that was read before; an empty name takes the chosen one back. */
export async function renameAttempt(
  before: ReadAttempt,
  chosenName: ChosenName,
  db = database,
): Promise<Outcome<void, StorageFailure>> {
  const outcome = await storing(() =>
    db.transaction("rw", [db.attempts], async () => {
      const attempt = await recordNow(before, db);
      if (attempt === null) return false;
      await db.attempts.put({ ...attempt, renamed: chosenName });
      return true;
    }),
  );
  if (!outcome.ok) return outcome;
  if (!outcome.value) return fail(notFound());
  noteRecordsChanged("other");
  return { ok: true, value: undefined };
}
