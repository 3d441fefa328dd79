import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import type { Database } from "#db/database.ts";
import { withoutTransaction } from "#ports/job-queue.ts";
import type { JobState } from "#ports/job-queue.ts";
import { job } from "./job.ts";
import type { Job } from "./job.ts";

const addKind = { name: "test.add", input: z.object({ n: z.number() }) };
const nothing = z.object({});
const METRICS_KEY = "a metrics key for tests only";

let database: Database;
const servers: TestApp[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await database.close();
});

/** Instances on one database, as two processes would be, each with these jobs. */
async function start(jobs: readonly Job[]) {
  const sharedDatabase = { ...database, close: async () => undefined };
  const server = await startTestApp({ METRICS_KEY }, { database: sharedDatabase, jobs });
  servers.push(server);
  return server;
}

const now = (server: TestApp) => withoutTransaction(server.deps.database.db);

const stateOf =
  (server: TestApp, kind: typeof addKind, id: string | null) => async (): Promise<JobState | undefined> =>
    (await server.deps.jobs.find(kind, id ?? ""))?.state;

describe("a job", () => {
  test("gets its parsed input, reports progress and is counted in the metrics", async () => {
    database = await openTestDatabase();
    const inputs: unknown[] = [];
    const server = await start([
      job(addKind, async ({ input, progress }) => {
        inputs.push(input);
        await progress(2, 5);
      }),
    ]);
    const id = await server.deps.jobs.enqueue(now(server), addKind, { n: 3 });
    await expect.poll(stateOf(server, addKind, id)).toBe("completed");
    expect(inputs).toEqual([{ n: 3 }]);
    expect(await server.deps.jobs.find(addKind, id ?? "")).toEqual({
      state: "completed",
      progress: { done: 2, total: 5 },
    });
    const headers = { authorization: `Bearer ${METRICS_KEY}` };
    const metrics = await server.visitor().send("GET", "/metrics", { headers });
    expect(metrics.text).toContain('teamwright_job_attempts_total{job="test.add",outcome="completed"} 1');
    await expect(server.deps.jobs.enqueue(now(server), addKind, { n: "3" as never })).rejects.toThrow();
  });

  test("is enqueued with the caller's transaction, and not at all when that is rolled back", async () => {
    database = await openTestDatabase();
    const inputs: number[] = [];
    const server = await start([job(addKind, async ({ input }) => void inputs.push(input.n))]);
    const { db } = database;
    await expect(
      db.transaction(async (tx) => {
        await server.deps.jobs.enqueue({ db: tx, afterCommit: () => undefined }, addKind, { n: 1 });
        throw new Error("refused");
      }),
    ).rejects.toThrow("refused");
    const later: (() => void)[] = [];
    const id = await db.transaction((tx) =>
      server.deps.jobs.enqueue({ db: tx, afterCommit: (action) => later.push(action) }, addKind, { n: 2 }),
    );
    for (const action of later) action();
    await expect.poll(stateOf(server, addKind, id)).toBe("completed");
    expect(inputs).toEqual([2]);
  });

  test("waits once under a key, and any number of times without one", async () => {
    database = await openTestDatabase();
    const idle = await start([job(addKind, async () => undefined)]);
    const startAfter = new Date(Date.now() + 3_600_000);
    const enqueue = (key?: string) =>
      idle.deps.jobs.enqueue(now(idle), addKind, { n: 1 }, { startAfter, ...(key ? { key } : {}) });
    expect(await enqueue("a")).not.toBeNull();
    expect(await enqueue("a")).toBeNull();
    expect(await enqueue("b")).not.toBeNull();
    expect(await enqueue()).not.toBeNull();
    expect(await enqueue()).not.toBeNull();
    expect((await idle.deps.jobs.waiting()).get("test.add")).toBe(4);
  });

  test("that fails is logged and tried again; the server and the other jobs go on", async () => {
    database = await openTestDatabase();
    const failing = { name: "test.fail", input: nothing };
    let attempts = 0;
    const server = await start([
      job(
        failing,
        async () => {
          attempts += 1;
          throw new Error("the other side is down");
        },
        { retries: 1 },
      ),
      job(addKind, async () => undefined),
    ]);
    const id = await server.deps.jobs.enqueue(now(server), failing, {});
    await expect.poll(() => server.log.join("\n")).toContain("the other side is down");
    await expect.poll(async () => (await server.deps.jobs.find(failing, id ?? ""))?.state).toBe("waiting");
    // Without waiting half a minute for it.
    await database.db.execute(sql`update jobs.job set start_after = now() where name = 'test.fail'`);
    server.deps.jobs.wake("test.fail");
    await expect.poll(async () => (await server.deps.jobs.find(failing, id ?? ""))?.state).toBe("failed");
    expect(attempts).toBe(2);
    const addedId = await server.deps.jobs.enqueue(now(server), addKind, { n: 1 });
    await expect.poll(stateOf(server, addKind, addedId)).toBe("completed");
    expect((await server.visitor().send("GET", "/healthz")).status).toBe(200);
  });

  test("runs on one of two instances, each once", async () => {
    database = await openTestDatabase();
    const ran: string[] = [];
    const jobs = (instance: string) => [
      job(addKind, async ({ input }) => {
        ran.push(`${input.n}`);
        seenKeys.add(instance);
        await new Promise((next) => setTimeout(next, 10));
      }),
    ];
    const seenKeys = new Set<string>();
    const one = await start(jobs("one"));
    const two = await start(jobs("two"));
    const numbers = Array.from({ length: 30 }, (_, n) => n);
    for (const n of numbers)
      await one.deps.jobs.enqueue({ ...now(one), afterCommit: () => undefined }, addKind, { n });
    one.deps.jobs.wake("test.add");
    two.deps.jobs.wake("test.add");
    await expect.poll(() => ran.length, { timeout: 20_000 }).toBe(30);
    expect(ran.map(Number).toSorted((a, b) => a - b)).toEqual(numbers);
    expect(seenKeys).toEqual(new Set(["one", "two"]));
  }, 60_000);

  test("on a schedule is enqueued when it is due, and no more when it leaves the list", async () => {
    database = await openTestDatabase();
    let runs = 0;
    const kind = { name: "test.scheduled", input: nothing };
    const scheduledJob = job(kind, async () => void (runs += 1), { schedule: "* * * * *" });
    await start([scheduledJob]);
    await expect.poll(() => runs, { timeout: 100_000, interval: 500 }).toBe(1);
    await start([]);
    const { rows } = (await database.db.execute(sql`select name from jobs.schedule`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  }, 120_000);

  test("that is under way when the server ends is given up, and stays to be tried again", async () => {
    database = await openTestDatabase();
    let isAborted = false;
    const server = await start([
      job(addKind, async ({ signal }) => {
        await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
        isAborted = true;
      }),
    ]);
    const id = await server.deps.jobs.enqueue(now(server), addKind, { n: 1 });
    await expect.poll(stateOf(server, addKind, id)).toBe("active");
    const begunAt = performance.now();
    await server.close();
    servers.length = 0;
    expect(performance.now() - begunAt).toBeLessThan(4000);
    expect(isAborted).toBe(true);
    const next = await start([]);
    expect((await next.deps.jobs.find(addKind, id ?? ""))?.state).toBe("waiting");
  });
});

test("the tables of the migrations are those of the installed pg-boss", async () => {
  database = await openTestDatabase();
  const { createBoss } = await import("./boss.ts");
  const boss = createBoss(database, { works: false });
  await boss.start();
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
  await boss.stop({ graceful: false, close: false });
});
