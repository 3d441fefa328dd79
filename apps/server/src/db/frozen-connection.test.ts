import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { hasOwnPostgres, ownPostgres } from "#testing/own-postgres.ts";
import type { OwnPostgres } from "#testing/own-postgres.ts";
import { openServiceProxy } from "#testing/service-proxy.ts";
import type { Database, Db } from "./database.ts";
import { failureOf } from "./failure.ts";
import { openPostgres } from "./open-database.ts";
import { rowsOf } from "./rows.ts";

/** Noticed after 3 s, and half a second for the call itself on a busy machine. Milliseconds. */
const NOTICED = 3500;

let postgres: OwnPostgres;
let database: Database;

const processOf = async (db: Db): Promise<number> => {
  const rows = await rowsOf(db, sql`select pg_backend_pid() as pid`, z.object({ pid: z.number() }));
  return rows[0]?.pid ?? 0;
};

/** How the work failed, and its milliseconds. */
async function timed(work: () => Promise<unknown>) {
  const started = performance.now();
  const failure = await work().then(() => null, failureOf);
  return { failure, time: performance.now() - started };
}

describe.skipIf(!hasOwnPostgres)("one connection of PostgreSQL that replies no more", () => {
  beforeAll(async () => {
    postgres = await ownPostgres();
    await postgres.start();
    database = await openPostgres({ url: postgres.url, poolSize: 2 });
  }, 120_000);
  afterAll(async () => {
    postgres.thaw();
    await database.close();
    await postgres.remove();
  });

  test("whose process is stopped is replaced after 3 s; its call is told, and the other connections go on", async () => {
    // The pool gives the connection that was used last.
    postgres.freezeConnection(await processOf(database.db));
    const [stuck, other] = await Promise.all([
      timed(() => processOf(database.db)),
      timed(() => processOf(database.db)),
    ]);
    expect(stuck.failure).toBe("unavailable");
    expect(stuck.time).toBeLessThan(NOTICED);
    expect(other).toMatchObject({ failure: null });
    expect(other.time).toBeLessThan(1000);
    expect(await timed(() => Promise.all([processOf(database.db), processOf(database.db)]))).toMatchObject({
      failure: null,
    });
  }, 60_000);

  test("ends the transaction in which its process is stopped", async () => {
    const stuck = await timed(() =>
      database.db.transaction(async (tx) => {
        postgres.freezeConnection(await processOf(tx));
        await processOf(tx);
      }),
    );
    expect(stuck.failure).toBe("unavailable");
    expect(stuck.time).toBeLessThan(NOTICED);
    expect(await timed(() => database.db.transaction(processOf))).toMatchObject({ failure: null });
  }, 60_000);

  test("because its process is stopped in a long statement ends its transaction when that had no reply in time", async () => {
    const hasty = await openPostgres({ url: `${postgres.url}?query_timeout=3000`, poolSize: 1 });
    const stuck = await timed(() =>
      hasty.db.transaction(async (tx) => {
        const process = await processOf(tx);
        setTimeout(() => postgres.freezeConnection(process), 500);
        await tx.execute(sql`select pg_sleep(2)`);
      }),
    );
    await hasty.close();
    expect(stuck.failure).toBe("unavailable");
    expect(stuck.time).toBeLessThan(NOTICED);
  }, 60_000);

  test("because the network lost it is replaced as soon", async () => {
    const proxy = await openServiceProxy(postgres.url);
    const distant = await openPostgres({ url: proxy.url, poolSize: 1 });
    const rows = await rowsOf(
      distant.db,
      sql`select client_port as port from pg_stat_activity where pid = pg_backend_pid()`,
      z.object({ port: z.number() }),
    );
    proxy.lose(rows[0]?.port ?? 0);
    const stuck = await timed(() => processOf(distant.db));
    expect(stuck.failure).toBe("unavailable");
    expect(stuck.time).toBeLessThan(NOTICED);
    expect(await timed(() => processOf(distant.db))).toMatchObject({ failure: null });
    await distant.close();
    await proxy.close();
  }, 60_000);

  test("is told from a statement that takes longer", async () => {
    const long = await timed(() => database.db.execute(sql`select pg_sleep(5)`));
    expect(long.failure).toBe(null);
    expect(long.time).toBeGreaterThan(5000);
  }, 60_000);
});
