import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { signUp } from "#testing/accounts.ts";
import { hasOwnPooler, ownPooler } from "#testing/own-pooler.ts";
import type { OwnPooler } from "#testing/own-pooler.ts";
import { startTestApp } from "#testing/test-app.ts";
import { createEmptyDatabase } from "#testing/test-database.ts";
import { authJobs } from "#modules/auth/index.ts";
import { openPostgres } from "./open-database.ts";
import { rowsOf } from "./rows.ts";

const postgres = process.env["TEST_DATABASE_URL"] ?? "";

describe.skipIf(postgres === "" || !hasOwnPooler)(
  "behind PgBouncer in transaction mode (skipped without it)",
  () => {
    let pooler: OwnPooler;
    let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
    let url: string;
    beforeEach(async () => {
      pooler = await ownPooler(postgres);
      database = await createEmptyDatabase(postgres);
      url = pooler.url(new URL(database.url).pathname.slice(1));
    });
    afterEach(async () => {
      await pooler.close();
      await database.drop();
    });

    test("instances that start together migrate once, and leave no lock behind", async () => {
      const open = () => openPostgres({ url, poolSize: 3, pooled: true });
      const openedPools = await Promise.all([open(), open(), open()]);
      const locks = await rowsOf(
        openedPools[0].db,
        sql`select count(*)::int as held from pg_locks join pg_database d on d.oid = database
          where locktype = 'advisory' and datname = current_database()`,
        z.object({ held: z.int() }),
      );
      expect(locks).toEqual([{ held: 0 }]);
      for (const each of openedPools) await each.close();
    });

    test("calls, transactions and jobs share its connections", async () => {
      const server = await startTestApp(
        {},
        { database: await openPostgres({ url, poolSize: 10, pooled: true }), jobs: authJobs },
      );
      const people = await Promise.all(
        Array.from({ length: 6 }, () => signUp(server, { plan: 30, expert: true })),
      );
      // Each reads by a prepared statement and changes in a transaction, on connections that change between them.
      const outcomes = await Promise.all(
        Array.from({ length: 120 }, async (_, turn) => {
          const { call, account } = people[turn % people.length]!;
          if (turn % 3 === 0) return call.promotions.list();
          if (turn % 3 === 1) return call.auth.listSessions();
          return call.plans.status({ params: { id: account.id } });
        }),
      );
      expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
      await server.close();
    });
  },
);

test.skipIf(postgres === "")(
  "an instance waits longer for another's migration than a statement may take",
  async () => {
    const { url, drop } = await createEmptyDatabase(postgres);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query("select pg_advisory_lock(7261954)");
    const opening = openPostgres({ url, poolSize: 2 });
    // A statement may take 15 s.
    await new Promise((resolve) => setTimeout(resolve, 16_000));
    await other.end();
    const database = await opening;
    const rows = await rowsOf(database.db, sql`select 1 as one`, z.object({ one: z.int() }));
    expect(rows).toEqual([{ one: 1 }]);
    await database.close();
    await drop();
  },
  60_000,
);
