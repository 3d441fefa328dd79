import { z } from "zod";
import { seal, unseal } from "#crypto/sealing.ts";
import type { Reseal } from "#crypto/sealing.ts";
import type { Db } from "#db/database.ts";
import type { Deps } from "#http/deps.ts";
import { addSetting, readSetting, sealedValue, writeSetting } from "#modules/settings/public.ts";
import { deleteAllSubscriptions } from "../subscription.repository.ts";
import { generateKeyPair } from "./vapid-signature.ts";
import type { KeyPair } from "./vapid-signature.ts";

/** The setting with the key pair by which push services recognise this installation, sealed. */
const VAPID_KEYS = "vapidKeys";

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

const keyPairs = new WeakMap<Deps["database"], KeyPair>();

/**
 * The installation's key pair, made at first use. Browsers subscribe for its public key, so it never changes: only
 * under another TEAMWRIGHT_SECRET without the one before, which cannot open the stored pair, a new one is made and all
 * subscriptions end.
 */
export async function vapidKeysOf({
  database,
  secrets,
}: Pick<Deps, "database" | "secrets">): Promise<KeyPair> {
  const cachedPair = keyPairs.get(database);
  if (cachedPair) return cachedPair;
  const read = () => readPair(database.db, secrets.sealKey);
  let pair = await read();
  if (pair === null) {
    await addSetting(database.db, VAPID_KEYS, sealPair(generateKeyPair(), secrets.sealKey));
    pair = await read();
  }
  if (pair === null) {
    pair = generateKeyPair();
    await writeSetting(database.db, VAPID_KEYS, sealPair(pair, secrets.sealKey));
    await deleteAllSubscriptions(database.db);
  }
  keyPairs.set(database, pair);
  return pair;
}

/** Seals the pair anew. */
export async function resealVapidKeys(db: Db, reseal: Reseal): Promise<void> {
  const stored = await readSetting(db, VAPID_KEYS, sealedValue.nullable(), null);
  if (stored !== null) await writeSetting(db, VAPID_KEYS, reseal(stored, VAPID_KEYS));
}

const sealPair = (pair: KeyPair, key: Buffer) => seal(JSON.stringify(pair), key, "seal", VAPID_KEYS);

async function readPair(db: Db, key: Buffer): Promise<KeyPair | null> {
  const sealed = await readSetting(db, VAPID_KEYS, sealedValue.nullable(), null);
  const opened = sealed && unseal(sealed, key, VAPID_KEYS);
  return opened?.ok === true ? vapidKeys.parse(JSON.parse(opened.value)) : null;
}
