import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { secretsFrom } from "#crypto/secrets.ts";
import { makeAccount } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import { checkSecret, requireSharedSecret } from "./check-secret.ts";

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
  const accepted = { ...other, env: { ...deps.env, ACCEPT_NEW_SECRET: true } };
  await checkSecret(accepted);
  await checkSecret(other);
  await expect(checkSecret(deps)).rejects.toThrow("ACCEPT_NEW_SECRET=1");
  await server.close();
});

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
