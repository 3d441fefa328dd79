import { z } from "zod";
import { seal, unseal } from "#crypto/sealing.ts";
import type { Reseal } from "#crypto/sealing.ts";
import type { Secrets } from "#crypto/secrets.ts";
import type { Db } from "#db/database.ts";
import { findSetting, lockSetting, readSetting, writeSetting } from "./setting.repository.ts";

/** The setting that holds the access value of the mapped app's source, sealed. */
export const HASH_VALUE = "dream11Hash";
/** The value before it, sealed in the same way. */
const PREVIOUS = `${HASH_VALUE}.previous`;

/** A sealed value as it is stored. */
export const sealedValue = z.object({ v: z.literal(1), kid: z.string(), iv: z.string(), ct: z.string() });

/** `by`: the account that stored the value; values of older versions name none. */
const storedValue = sealedValue.extend({ by: z.uuid().optional() }).nullable();
type StoredValue = z.output<typeof storedValue>;

/** Until the transaction ends nobody else changes the value or the one before it. */
export const lockHashValue = (db: Db): Promise<void> => lockSetting(db, HASH_VALUE);

/** Stored encrypted: a copy of the database gives no access to the mapped app's source. The value before it is kept. */
export async function writeHashValue(db: Db, secrets: Secrets, value: string, by?: string): Promise<void> {
  await lockHashValue(db);
  const before = await readSetting(db, HASH_VALUE, storedValue, null);
  // The same value again must not replace the one before it.
  if (before !== null && open(before, secrets) !== value) await writeSetting(db, PREVIOUS, before);
  const sealedHash = seal(value, secrets.sealKey, "seal", HASH_VALUE);
  await writeSetting(db, HASH_VALUE, by === undefined ? sealedHash : { ...sealedHash, by });
}

function open(stored: StoredValue, secrets: Secrets): string | null {
  const opened = stored && unseal(stored, secrets.sealKey, HASH_VALUE);
  return opened?.ok === true ? opened.value : null;
}

/** Seals both values anew. */
export async function resealHashValue(db: Db, reseal: Reseal): Promise<void> {
  await lockHashValue(db);
  for (const key of [HASH_VALUE, PREVIOUS]) {
    const stored = await readSetting(db, key, storedValue, null);
    if (stored !== null) await writeSetting(db, key, { ...stored, ...reseal(stored, HASH_VALUE) });
  }
}

/** Null when no value is stored, or when it was sealed with another key. */
export const readHashValue = async (db: Db, secrets: Secrets): Promise<string | null> =>
  open(await readSetting(db, HASH_VALUE, storedValue, null), secrets);

/** The value that the stored one replaced; null as above. */
export const readPreviousHashValue = async (db: Db, secrets: Secrets): Promise<string | null> =>
  open(await readSetting(db, PREVIOUS, storedValue, null), secrets);

/** Who stored the value and when; null when none is stored. */
export async function findHashValueAuthor(db: Db): Promise<{ by: string | null; at: Date } | null> {
  const found = await findSetting(db, HASH_VALUE, storedValue);
  return found?.value ? { by: found.value.by ?? null, at: found.updatedAt } : null;
}
