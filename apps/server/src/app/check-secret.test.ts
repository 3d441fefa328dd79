import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadSecret, secretsFrom } from "#crypto/secrets.ts";
import { findFactor, storeKey } from "#modules/auth/second-factor.repository.ts";
import { newKey, sealKey, unsealKey } from "#modules/auth/one-time-codes.ts";
import { openToken, sealToken } from "#modules/fantasy-apps/sealed-token.ts";
import { vapidKeysOf } from "#modules/notices/push/vapid-keys.ts";
import {
  findHashValueAuthor,
  readHashValue,
  readPreviousHashValue,
  writeHashValue,
} from "#modules/settings/hash-value.ts";
import { openSecret, sealSecret } from "#modules/webhooks/signature.ts";
import { insertWebhook, listWebhooks, renewSecret } from "#modules/webhooks/webhook.repository.ts";
import { makeAccount } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import { checkSecret, requireSharedSecret, secretSince } from "./check-secret.ts";

test("a database that was used with another secret is refused, unless the operator accepts a new one", async () => {
  const server = await startTestApp();
  const { deps } = server;
  const other = { ...deps, secrets: secretsFrom(randomBytes(32)) };
  // Nothing is stored while there is nobody: the database stays empty for a restore.
  await checkSecret(deps);
  await checkSecret(other);
  await makeAccount(server);
  await checkSecret(deps);
  await checkSecret(deps);
  await expect(checkSecret(other)).rejects.toThrow("This database was used with another secret");
  const acceptingDeps = { ...other, env: { ...deps.env, ACCEPT_NEW_SECRET: true } };
  await checkSecret(acceptingDeps);
  await checkSecret(other);
  await expect(checkSecret(deps)).rejects.toThrow("ACCEPT_NEW_SECRET=1");
  await server.close();
});

test.each([
  ["", true],
  [" by a version that stored no fingerprint", false],
])(
  "a secret is replaced: what was sealed before%s is sealed anew, and links of apps stay open",
  async (_by, stores) => {
    const server = await startTestApp();
    const { deps } = server;
    const { db } = deps.database;
    const { id: accountId } = await makeAccount(server);
    const key = newKey();
    await storeKey(db, accountId, sealKey(key, accountId, deps.secrets));
    await writeHashValue(db, deps.secrets, "the first value of the test");
    await writeHashValue(db, deps.secrets, "the second value of the test", accountId);
    const pair = await vapidKeysOf(deps);
    const webhook = { id: randomUUID(), accountId, url: "https://example.com/", events: [] };
    await insertWebhook(db, { ...webhook, secret: sealSecret("whsec_old", webhook.id, deps.secrets) });
    await renewSecret(db, webhook.id, sealSecret("whsec_new", webhook.id, deps.secrets));
    const owner = { accountId, app: "dream11" };
    const link = { token: "a token", expiresAt: new Date(Date.now() + 60_000).toISOString() };
    const token = sealToken(link, owner, deps.secrets);

    const secrets = secretsFrom(randomBytes(32), loadSecret(undefined, deps.env.DATA_DIR));
    const other = { ...deps, secrets, database: { ...deps.database } };
    if (stores) await checkSecret(deps);
    await checkSecret(other);
    await expect(checkSecret(deps)).rejects.toThrow("TEAMWRIGHT_SECRET_BEFORE");
    await checkSecret({ ...other, secrets: { ...secrets, earlier: null } });
    expect(await secretSince(db)).toBeInstanceOf(Date);

    expect(unsealKey((await findFactor(db, accountId))?.sealedKey ?? "", accountId, secrets)).toBe(key);
    expect(await readHashValue(db, secrets)).toBe("the second value of the test");
    expect(await readPreviousHashValue(db, secrets)).toBe("the first value of the test");
    expect(await findHashValueAuthor(db)).toMatchObject({ by: accountId });
    expect(await vapidKeysOf(other)).toEqual(pair);
    const [storedWebhook] = await listWebhooks(db, accountId);
    expect(
      [storedWebhook?.secret, storedWebhook?.oldSecret].map(
        (sealed) => sealed && openSecret(sealed, webhook.id, secrets),
      ),
    ).toEqual(["whsec_new", "whsec_old"]);
    expect(openToken(token, owner, secrets)).toEqual({ ok: true, value: "a token" });
    expect(openToken(token, owner, { ...secrets, earlier: null }).ok).toBe(false);

    // Nothing that the old secret opens is left in the database.
    await checkSecret(other);
    expect(unsealKey((await findFactor(db, accountId))?.sealedKey ?? "", accountId, deps.secrets)).toBeNull();
    expect(await readHashValue(db, deps.secrets)).toBeNull();
    await server.close();
  },
);

test("instances with Redis need a secret that they share", () => {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-secret-"));
  const env = { REDIS_URL: "redis://localhost:6379", TEAMWRIGHT_SECRET: undefined, DATA_DIR: folder };
  expect(() => requireSharedSecret(env)).toThrow("set TEAMWRIGHT_SECRET to the same value");
  requireSharedSecret({ ...env, REDIS_URL: undefined });
  requireSharedSecret({ ...env, TEAMWRIGHT_SECRET: "x".repeat(64) });
  writeFileSync(join(folder, "secret.key"), "");
  requireSharedSecret(env);
  rmSync(folder, { recursive: true });
});
