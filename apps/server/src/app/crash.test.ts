import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract, createClient } from "@teamwright/contract";
import type { Client, Contract } from "@teamwright/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashToken, newToken } from "#crypto/tokens.ts";
import type { Database } from "#db/database.ts";
import { insertAccount } from "#modules/accounts/account.repository.ts";
import { SESSION_LIFE, startSession } from "#modules/auth/session.repository.ts";
import { addDays } from "#modules/plans/plan.repository.ts";
import { readEnv } from "#env/env.ts";
import { spawnServer, startChildServer } from "#testing/child-server.ts";
import { createDatabase } from "#testing/test-database.ts";
import { openDatabase } from "./make-deps.ts";

/** KILLS=100 is the long run. */
const KILLS = Number(process.env["KILLS"] ?? 20);
const WRITERS = 4;
const server = process.env["TEST_DATABASE_URL"];
const folder = mkdtempSync(join(tmpdir(), "teamwright-crash-"));
const env: Record<string, string> = { DATA_DIR: folder };

let drop = async (): Promise<void> => undefined;

beforeAll(async () => {
  if (!server) return;
  const ownDatabase = await createDatabase(server);
  env["DATABASE_URL"] = ownDatabase.url;
  drop = ownDatabase.drop;
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const clientOf = (url: string, token: string): Client<Contract> =>
  createClient(
    {
      baseUrl: url,
      fetch: (address, init) =>
        fetch(address, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), cookie: `session=${token}`, origin: url },
        }),
    },
    contract,
  );

async function prepare(database: Database) {
  const { db } = database;
  const token = newToken();
  const admin = await insertAccount(db, {
    phone: "9100000001",
    passwordHash: "-",
    role: "admin",
    changedPassword: true,
  });
  const user = await insertAccount(db, { phone: "9100000002", passwordHash: "-", changedPassword: true });
  if (!admin || !user) throw new Error("not made");
  await startSession(db, {
    tokenHash: hashToken(token),
    accountId: admin.id,
    deviceId: null,
    userAgent: "",
    life: SESSION_LIFE.staff,
  });
  await addDays(db, user.id, "plan", 1);
  return { token, adminId: admin.id, userId: user.id };
}

/** The stored rows, read without the server: every plan addition is three rows that must all exist or none of them. */
async function readStored(database: Database) {
  const result = (await database.db.execute(sql`select
    (select duration - 1 from plan_terms)::int as days,
    (select end_date - start_date from plan_terms)::int as span,
    (select count(*) from notify_records)::int as notified,
    (select count(*) from audit_log where action = 'plan.add')::int as audited,
    (select coalesce(json_agg(label), '[]') from promotions) as labels`)) as unknown as {
    rows: { days: number; span: number; notified: number; audited: number; labels: string[] }[];
  };
  return result.rows[0]!;
}

describe("killed with -9 during a stream of writes", () => {
  test(
    `${KILLS} times: starts again by itself, nothing acknowledged is lost, nothing half-written is visible`,
    async () => {
      const first = await openDatabase(readEnv(env));
      const { token, adminId, userId } = await prepare(first);
      await first.close();

      let acknowledgedDays = 0;
      let askedDays = 0;
      const acknowledgedLabels = new Set<string>();
      for (let round = 0; round < KILLS; round++) {
        const child = await startChildServer(env);
        const client = clientOf(child.url, token);
        let alive = true;
        const writers = Array.from({ length: WRITERS }, async (_, writer) => {
          for (let turn = 0; alive; turn++) {
            const label = `${round}-${writer}-${turn}`;
            if (writer % 2 === 0) {
              askedDays += 1;
              const result = await client.plans.add({ params: { userId, adminId }, body: { duration: 1 } });
              if (result.ok) acknowledgedDays += 1;
            } else {
              const body = {
                label,
                imageUrl: "/a.svg",
                notificationUrl: "/",
                urlType: 1,
                order: 1,
                active: true,
              } as const;
              if ((await client.promotions.create({ body })).ok) acknowledgedLabels.add(label);
            }
          }
        });
        const before = acknowledgedDays + acknowledgedLabels.size;
        while (acknowledgedDays + acknowledgedLabels.size < before + 10)
          await new Promise((next) => setTimeout(next, 5));
        await new Promise((next) => setTimeout(next, Math.random() * 120));
        await child.kill();
        alive = false;
        await Promise.all(writers);
      }

      const last = await openDatabase(readEnv(env));
      const foundPosts = await readStored(last);
      await last.close();
      expect(acknowledgedDays).toBeGreaterThan(KILLS);
      expect(foundPosts.days).toBeGreaterThanOrEqual(acknowledgedDays);
      expect(foundPosts.days).toBeLessThanOrEqual(askedDays);
      expect(foundPosts.span).toBe(foundPosts.days);
      expect(foundPosts.notified).toBe(foundPosts.days);
      expect(foundPosts.audited).toBe(foundPosts.days);
      const labels = new Set(foundPosts.labels);
      expect([...acknowledgedLabels].filter((label) => !labels.has(label))).toEqual([]);
      if (KILLS > 20)
        console.log(
          `${KILLS} kills on ${server ? "PostgreSQL" : "the embedded database"}: ${acknowledgedDays + acknowledgedLabels.size} acknowledged changes, none lost`,
        );
    },
    Math.max(300_000, KILLS * 30_000),
  );

  test.skipIf(server)("during its very first start: the next start succeeds", async () => {
    const fresh = mkdtempSync(join(tmpdir(), "teamwright-first-"));
    for (const delay of [400, 1000, 2000]) {
      const child = spawnServer({ DATA_DIR: fresh });
      await new Promise((next) => setTimeout(next, delay));
      await child.kill();
    }
    const child = await startChildServer({ DATA_DIR: fresh });
    expect((await fetch(`${child.url}/readyz`)).status).toBe(200);
    expect(await child.stop()).toBe(0);
    rmSync(fresh, { recursive: true, force: true });
  });

  test.skipIf(server)(
    "a second process on the same data folder is refused with a clear message",
    async () => {
      const child = await startChildServer(env);
      await expect(startChildServer(env)).rejects.toThrow(/in use by another process/);
      expect(await child.stop()).toBe(0);
      const again = await startChildServer(env);
      expect(await again.stop()).toBe(0);
    },
  );
});
