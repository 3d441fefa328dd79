import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { handedOver, NO_NUMBER } from "../handed-over.ts";
import type { NotStored } from "../handed-over.ts";
import type { AttemptToStore } from "../new-attempt.ts";
import type { StorageFailure } from "../storage-failure.ts";
import { beginStoring } from "../store-attempt.ts";
import type { StoredAttempt, StoreOptions } from "../store-attempt.ts";

/** Why the attempt could not be stored; such attempts stay in memory without a number. */
function notStoredOf(attempt: AttemptToStore): NotStored | null {
  for (let id = NO_NUMBER; ; id -= 1) {
    const kept = handedOver(attempt.match.id, id);
    if (kept === null) return null;
    if (kept.notStored?.attempt === attempt) return kept.notStored;
  }
}

/** Stores an attempt as the product does, and waits for the end of it. */
export async function storeAttempt(
  attemptToStore: AttemptToStore,
  options: StoreOptions = {},
): Promise<Outcome<StoredAttempt, StorageFailure>> {
  // Of its own identity, by which it is found again.
  const attempt = { ...attemptToStore };
  const storing = await beginStoring(attempt, options);
  if (!storing.ok) return storing;
  const { matchId, attemptId } = storing.value;
  while (handedOver(matchId, attemptId)?.state === "storing")
    await new Promise((done) => setTimeout(done, 1));
  const notStored = notStoredOf(attempt);
  return notStored === null ? succeed(storing.value) : fail(notStored.failure);
}
