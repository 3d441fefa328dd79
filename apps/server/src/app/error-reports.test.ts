import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Event } from "@sentry/core";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readEnv } from "#env/env.ts";
import { job } from "#jobs/job.ts";
import { withoutTransaction } from "#ports/job-queue.ts";
import { PASSWORD, signUp } from "#testing/accounts.ts";
import { spawnServer } from "#testing/child-server.ts";
import { startCollector } from "#testing/collector.ts";
import type { Collector } from "#testing/collector.ts";
import { startTestApp } from "#testing/test-app.ts";
import { reportError } from "#tracing/error-reports.ts";
import { startErrorReports } from "./start-error-reports.ts";

/** For the last reports on a busy machine. Milliseconds. */
const STOP_LIMIT = 20_000;
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterEach(() => collector.clear());
afterAll(() => collector.close());

const dsnOf = ({ host }: Collector) => `http://publickey@${host}/7`;
const start = (to: Collector) =>
  startErrorReports(readEnv({ SENTRY_DSN: dsnOf(to), SENTRY_ENVIRONMENT: "trial" }));
const raw = () => collector.sent("/api/7/envelope/").join("\n");
/** An envelope has a line of its own, one of the item, and the event. */
const events = () =>
  collector.sent("/api/7/envelope/").map((body) => JSON.parse(body.split("\n")[2] ?? "") as Event);

const failingJob = { name: "test.fail", input: z.object({ phone: z.string() }) };

test("a bug in a call, and a job that failed for good, are reported without values of people", async () => {
  const jobs = [
    job(failingJob, async ({ input }) => Promise.reject(new Error(`no ${input.phone}`)), { retries: 0 }),
  ];
  const server = await startTestApp({}, { jobs });
  const person = await signUp(server, { primeUser: true, primePlan: 10, name: "Rahul Sharma" });
  const { phone } = person.account;
  await server.deps.database.db.execute(sql`drop table matches cascade`);
  const stop = await start(collector);
  const matchId = randomUUID();
  const path = `/api/primebooking/status/${matchId}/${phone}?note=Rahul`;
  const reply = await person.send("GET", path);
  expect(reply.status, reply.text).toBe(500);
  await server.deps.jobs.enqueue(withoutTransaction(server.deps.database.db), failingJob, { phone });
  await expect.poll(() => server.log.some((line) => line.includes("job failed"))).toBe(true);
  await stop(STOP_LIMIT);
  await server.close();
  const [call, failureEvent] = events();
  expect(call).toMatchObject({
    release: expect.stringMatching(/^teamwright@\d/),
    environment: "trial",
    transaction: "GET /api/primebooking/status/{matchId}/{phone}",
    tags: { id: reply.headers["x-request-id"] },
    exception: { values: [{ value: "42P01" }, {}] },
  });
  const frames = call?.exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? [];
  expect(frames.map(({ filename }) => filename)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^app:\/\/\/apps\/server\/src\/.+\.ts$/)]),
  );
  expect(failureEvent).toMatchObject({
    transaction: "job test.fail",
    exception: { values: [{ type: "Error" }] },
  });
  for (const value of [phone, matchId, "Rahul", PASSWORD, "session=", "cookie", process.cwd(), '"user"'])
    expect(raw(), value).not.toContain(value);
});

test("a message that looks like a place in the code is not one", async () => {
  const stop = await start(collector);
  reportError(new Error("no\n    at Rahul (9123456789:1:1)\n", { cause: "Rahul" }), { name: "test" });
  reportError("Rahul", { name: "test" });
  await stop(STOP_LIMIT);
  expect(events()).toHaveLength(2);
  expect(raw()).not.toMatch(/Rahul|9123456789/);
});

test("a fault that each call meets is reported a few times and hides no other", async () => {
  const stop = await start(collector);
  const each = new Error("one fault");
  for (let times = 0; times < 500; times++) reportError(each, { name: "GET /api/often" });
  reportError(new Error("another"), { name: "GET /api/seldom" });
  await stop(STOP_LIMIT);
  expect(events().map(({ transaction }) => transaction)).toEqual([
    ...Array.from({ length: 5 }, () => "GET /api/often"),
    "GET /api/seldom",
  ]);
});

test("without the setting, and after the stop, nothing is sent; a wrong one is told", async () => {
  const none = await startErrorReports(readEnv({}));
  reportError(new Error("x"), { name: "test" });
  await none(STOP_LIMIT);
  await (
    await start(collector)
  )(STOP_LIMIT);
  reportError(new Error("x"), { name: "test" });
  expect(events()).toEqual([]);
  expect(() => readEnv({ SENTRY_DSN: "https://errors.example.com/1" })).toThrow(/SENTRY_DSN/);
});

test("a collector that does not answer keeps no caller and no stop waiting", async () => {
  const silent = await startCollector({ silent: true });
  const stop = await start(silent);
  for (let times = 0; times < 100; times++) reportError(new Error("x"), { name: `test ${times}` });
  const startTime = performance.now();
  await stop(500);
  expect(performance.now() - startTime).toBeLessThan(4000);
  silent.close();
});

const throwing = `process.on("SIGUSR2",()=>{throw new Error("9123456789")})`;

test("what ends the process is reported, also to a collector that does not answer", async () => {
  const silent = await startCollector({ silent: true });
  const crash = async (to: Collector) => {
    const folder = mkdtempSync(join(tmpdir(), "teamwright-uncaught-"));
    const { child, exit } = spawnServer({
      DATA_DIR: folder,
      SENTRY_DSN: dsnOf(to),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(throwing)}`,
    });
    let output = "";
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await new Promise<void>((resolve) =>
      child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes('"url"') && resolve()),
    );
    child.kill("SIGUSR2");
    expect(await exit).toBe(1);
    expect(output).toContain("Error: 9123456789");
    rmSync(folder, { recursive: true, force: true });
  };
  await Promise.all([crash(collector), crash(silent)]);
  expect(silent.sent("/api/7/envelope/")).toHaveLength(1);
  silent.close();
  expect(events()).toMatchObject([{ transaction: "uncaught", exception: { values: [{ type: "Error" }] } }]);
  expect(raw()).not.toContain("9123456789");
});
