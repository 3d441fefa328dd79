import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Env } from "#env/env.ts";
import type { Deps } from "#http/deps.ts";
import { countAccounts } from "#modules/accounts/public.ts";
import { findSetting, readSetting, resealHashValue, writeSetting } from "#modules/settings/public.ts";
import { resealVapidKeys } from "#modules/notices/public.ts";
import { resealWebhooks } from "#modules/webhooks/public.ts";
import { resealFactors } from "#modules/auth/public.ts";
import { resealer } from "#crypto/sealing.ts";
import type { Db } from "#db/database.ts";

const FINGERPRINT = "secretFingerprint";

/** Instances that share Redis are several: a secret that each makes for itself would differ. */
export function requireSharedSecret(env: Pick<Env, "REDIS_URL" | "TEAMWRIGHT_SECRET" | "DATA_DIR">): void {
  const isMade = env.TEAMWRIGHT_SECRET !== undefined || existsSync(join(env.DATA_DIR, "secret.key"));
  if (env.REDIS_URL !== undefined && !isMade)
    throw new Error(
      "Instances that share Redis need one secret: set TEAMWRIGHT_SECRET to the same value for all of them (openssl rand -hex 32), or copy secret.key into each DATA_DIR.",
    );
}

/**
 * Refuses a database that was used with another secret, which could open nothing that is sealed in it. The fingerprint is
 * stored once there are accounts, so that a new database stays empty for a restore.
 */
export async function checkSecret(deps: Deps): Promise<void> {
  const {
    database: { db },
    secrets,
    env,
  } = deps;
  const storedFingerprint = await readSetting(db, FINGERPRINT, z.string().nullable(), null);
  const { payloadKeyId: fingerprint } = secrets;
  if (storedFingerprint === fingerprint) return;
  const { earlier } = secrets;
  // A version without fingerprints has stored none.
  const isEarlier = storedFingerprint === null || storedFingerprint === earlier?.payloadKeyId;
  if (earlier !== null && isEarlier && (await countAccounts(db)) > 0)
    return replaceSecret(deps, earlier.sealKey);
  if (storedFingerprint !== null && !env.ACCEPT_NEW_SECRET)
    throw new Error(
      "This database was used with another secret: give this server the same TEAMWRIGHT_SECRET, or the secret.key of the data folder that it came from. " +
        "To replace it, name the old one in TEAMWRIGHT_SECRET_BEFORE. " +
        "If that secret is lost, start once with ACCEPT_NEW_SECRET=1: linked apps, codes of second factors, secrets of webhooks and push subscriptions are lost then.",
    );
  if ((await countAccounts(db)) > 0) await writeSetting(db, FINGERPRINT, fingerprint);
}

/** Seals everything in the database anew, all of it or nothing. */
const replaceSecret = ({ transaction, secrets }: Deps, earlier: Buffer): Promise<void> =>
  transaction(async (db) => {
    const reseal = resealer(earlier, secrets.sealKey);
    for (const resealPart of [resealHashValue, resealVapidKeys, resealWebhooks, resealFactors])
      await resealPart(db, reseal);
    await writeSetting(db, FINGERPRINT, secrets.payloadKeyId);
  });

/** Since when the secret is in use; null: nobody has an account yet. */
export const secretSince = async (db: Db): Promise<Date | null> =>
  (await findSetting(db, FINGERPRINT, z.string()))?.updatedAt ?? null;
