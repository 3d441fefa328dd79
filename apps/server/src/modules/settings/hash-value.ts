import { z } from "zod";
import { seal, unseal } from "../../crypto/sealing.ts";
import type { Secrets } from "../../crypto/secrets.ts";
import type { Db } from "../../db/database.ts";
import { readSetting, writeSetting } from "./setting.repository.ts";

/** The setting that holds the access value of the mapped app's source, sealed. */
export const HASH_VALUE = "dream11Hash";

/** A sealed value as it is stored. */
export const sealedValue = z.object({ v: z.literal(1), kid: z.string(), iv: z.string(), ct: z.string() });

/** Stored encrypted: a copy of the database gives no access to the mapped app's source. */
export const writeHashValue = (db: Db, secrets: Secrets, value: string): Promise<void> =>
  writeSetting(db, HASH_VALUE, seal(value, secrets.sealKey, "seal", HASH_VALUE));

/** Null when no value is stored, or when it was sealed with another key. */
export async function readHashValue(db: Db, secrets: Secrets): Promise<string | null> {
  const sealed = await readSetting(db, HASH_VALUE, sealedValue.nullable(), null);
  const opened = sealed && unseal(sealed, secrets.sealKey, HASH_VALUE);
  return opened?.ok === true ? opened.value : null;
}
