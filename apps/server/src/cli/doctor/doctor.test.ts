import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openPostgres } from "#db/open-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount } from "#testing/accounts.ts";
import { hasOwnPostgres, ownPostgres } from "#testing/own-postgres.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { checkSecret } from "#app/check-secret.ts";
import { insertPasskey } from "#modules/auth/passkey.repository.ts";
import { commandFolder } from "../testing/command-folder.ts";
import { doctor } from "./index.ts";

const ownerScript = fileURLToPath(new URL("../../../../../ops/postgres/owner.sh", import.meta.url));
let server: TestApp;
const folder = commandFolder();
beforeAll(async () => {
  server = await startTestApp({
    SOURCES: '{"entitysport":{"key":"a key of the test","hookSecret":"a hook secret of the test"}}',
  });
});
afterAll(async () => {
  folder.remove();
  await server.close();
});

test("an installation is described in one page", async () => {
  await makeAccount(server, { role: "admin" });
  const { id: accountId } = await makeAccount(server, { role: "superuser" });
  await insertPasskey(server.deps.database.db, {
    accountId,
    credentialId: "a credential",
    publicKey: Buffer.from("a key"),
    counter: 0,
    name: "a phone",
  });
  const { code, out } = await folder.run(doctor, server, []);
  const page = out.join("\n");
  expect(page).toMatch(/^ok {4}version +Teamwright \d+\.\d+\.\d+, Node \d+/m);
  expect(page).toMatch(
    /^ok {4}database +(embedded|PostgreSQL), version \d+.*, schema of [\d-]+, answers in \d+ ms$/m,
  );
  expect(page).toMatch(/^ok {4}clock +the clocks of server and database are \d\.\d s apart$/m);
  expect(page).toMatch(/^\w+ +disk +\d+\.\d GB free at /m);
  expect(page).toMatch(
    /^warn {2}secret +.*secret\.key is not there yet: the server makes it at its first start$/m,
  );
  expect(page).toMatch(/^warn {2}hardened +HARDENED is off/m);
  expect(page).toMatch(/^warn {2}backups +none in .* yet$/m);
  expect(page).toMatch(/^warn {2}sources +entitysport-cricket was not asked yet$/m);
  expect(page).toMatch(
    /^warn {2}sources +the hook of entitysport takes its secret alone: .*HOOK_BARE_SECRET=0$/m,
  );
  expect(page).toMatch(/^warn {2}staff +1 of 2 admins and superusers have no second factor$/m);
  // The embedded database of tests asks the disk to keep nothing.
  const bad = /^BAD {3}database +fsync is off/m.test(page) ? 1 : 0;
  expect(page).toMatch(new RegExp(String.raw`^\d+ checks, ${bad} bad, \d+ warnings\.$`, "m"));
  expect(code).toBe(bad);
});

test("a secret that is older than a year is named", async () => {
  const { db } = server.deps.database;
  const secretLine = async () => {
    const { out } = await folder.run(doctor, server, []);
    return out.find((line) => line.includes("days old"));
  };
  await checkSecret(server.deps);
  expect(await secretLine()).toMatch(/^ok {4}secret +the secret is 0 days old$/);
  await db.execute(
    "update settings set updated_at = now() - interval '400 days' where key = 'secretFingerprint'",
  );
  expect(await secretLine()).toMatch(/^warn {2}secret +the secret is 400 days old: /);
});

test.skipIf(process.platform === "win32")(
  "a secret that others can read is bad, in words and as JSON",
  async () => {
    const path = join(server.deps.env.DATA_DIR, "secret.key");
    chmodSync(path, 0o644);
    const { code, out } = await folder.run(doctor, server, ["--json"]);
    chmodSync(path, 0o600);
    expect(code).toBe(1);
    expect(JSON.parse(out[0] ?? "")).toMatchObject({
      ok: false,
      findings: expect.arrayContaining([
        { check: "secret", state: "bad", text: expect.stringContaining("can be read by other accounts") },
      ]) as unknown,
    });
  },
);

test.skipIf(!hasOwnPostgres)(
  "a role of PostgreSQL with too many rights is named, which that of compose has not (skipped without it)",
  async () => {
    const ownServer = await ownPostgres();
    try {
      await ownServer.start();
      const admin = new pg.Client({ connectionString: ownServer.url });
      await admin.connect();
      await admin.query("alter role postgres password 'for the first start'");
      // As the image of PostgreSQL runs it.
      execFileSync("sh", [ownerScript], {
        env: {
          PATH: process.env["PATH"],
          PGHOST: "127.0.0.1",
          PGPORT: new URL(ownServer.url).port,
          POSTGRES_USER: "postgres",
          POSTGRES_PASSWORD: 'it\'s "quoted" \\ $HOME',
        },
        stdio: "pipe",
      });
      const { rows } = await admin.query(
        "select rolname, rolpassword is not null as has_password from pg_authid where rolcanlogin order by 1",
      );
      expect(rows).toEqual([
        { rolname: "postgres", has_password: false },
        { rolname: "teamwright", has_password: true },
      ]);
      await admin.end();
      const roleLine = async (url: string) => {
        const database = await openPostgres({ url, poolSize: 2 });
        const other = await startTestApp({}, { database });
        const { out } = await folder.run(doctor, other, []);
        await other.close();
        return out.find((line) => /^\w+ +role /.test(line));
      };
      expect(await roleLine(ownServer.url)).toMatch(/^warn {2}role +the role postgres may do more/);
      const address = ownServer.url.replace("postgres@", "teamwright@").replace(/postgres$/, "teamwright");
      expect(await roleLine(address)).toMatch(
        /^ok {4}role +the role teamwright owns its database and no more$/,
      );
    } finally {
      await ownServer.remove();
    }
  },
  60_000,
);
