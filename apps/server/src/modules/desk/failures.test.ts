import { jobNames } from "@teamwright/contract/resources/failures";
import { inEnglish } from "@teamwright/text";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { jobs as allJobs } from "#app/modules.ts";
import { job } from "#jobs/job.ts";
import { jobProblem } from "#jobs/job-problem.ts";
import { withoutTransaction } from "#ports/job-queue.ts";
import { makeAccount, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { giveWebhook } from "#testing/relations.ts";
import { storeFailedJob, storeUndelivered } from "#testing/store-failures.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { untilWaiting } from "#testing/waiting-locks.ts";

const mailKind = { name: "notices.send", input: z.object({ to: z.string() }) };
const plainKind = { name: "reports.drafts", input: z.object({}) };
/** What the next attempts end with; none: they work. */
const errors: Error[] = [];
const ran: string[] = [];

let server: TestApp;
let admin: SignedInVisitor;
let other: SignedInVisitor;

async function start(...wanted: Parameters<typeof startTestApp>): Promise<void> {
  server = await startTestApp(...wanted);
  admin = await signUp(server, { role: "admin", name: "Asha" });
  other = await signUp(server, { role: "admin" });
}

const startWithJobs = () =>
  start(
    {},
    {
      jobs: [
        job(
          mailKind,
          async ({ input }) => {
            const error = errors.pop();
            if (error) throw error;
            ran.push(input.to);
          },
          { retries: 0 },
        ),
        job(plainKind, async () => undefined, { retries: 0 }),
      ],
    },
  );

const db = () => server.deps.database.db;
const failedJobs = async (query: { page?: number; size?: number } = {}) => {
  const reply = await admin.call.failures.jobs({ query });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
};
async function fail(to: string, error: Error): Promise<void> {
  errors.push(error);
  const id = await server.deps.jobs.enqueue(withoutTransaction(db()), mailKind, { to }, { key: to });
  await expect
    .poll(async () => (await server.deps.jobs.find(mailKind, id ?? ""))?.state, { timeout: 20_000 })
    .toBe("failed");
}
const lastAudit = async () => {
  const log = await admin.call.audit.list({ query: { size: 1 } });
  return log.ok ? log.data.data[0] : undefined;
};

describe("a job that failed for good", () => {
  beforeAll(startWithJobs);
  afterAll(() => server.close());

  test("is listed once for each input, with a reason in words and nothing of the error", async () => {
    const secret = "https://hooks.example.org/T0KEN";
    await fail(
      "one@example.org",
      Object.assign(new Error(`fetch failed ${secret}`), { code: "ECONNREFUSED" }),
    );
    await fail(
      "one@example.org",
      Object.assign(new Error(`fetch failed ${secret}`), { code: "ECONNREFUSED" }),
    );
    await fail("two@example.org", new Error(secret));
    const { data, totalPages } = await failedJobs();
    expect(
      data.map(({ name, failures, problem, known, attempts }) => [name, failures, problem, known, attempts]),
    ).toEqual([
      ["notices.send", 1, "other", true, 1],
      ["notices.send", 2, "network", true, 1],
    ]);
    expect(totalPages).toBe(1);
    expect(JSON.stringify(data)).not.toMatch(/T0KEN|example\.org|at /);
    expect((await failedJobs({ size: 1, page: 1 })).data).toHaveLength(1);
    expect(await failedJobs({ size: 1, page: 7 })).toMatchObject({ data: [], totalPages: 2 });
  });

  test("is tried again once by two admins, and leaves list and figure", async () => {
    const [, network] = (await failedJobs()).data;
    const params = { id: network!.id };
    const results = await Promise.all([
      admin.call.failures.retryJob({ params }),
      other.call.failures.retryJob({ params }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      status: 409,
      message: inEnglish("replies.conflict"),
    });
    await expect.poll(() => ran, { timeout: 20_000 }).toEqual(["one@example.org"]);
    expect((await failedJobs()).data.map(({ problem }) => problem)).toEqual(["other"]);
    expect(await lastAudit()).toMatchObject({
      action: "job.retry",
      details: { job: "notices.send", failures: 2 },
    });
    const today = await admin.call.desk.today({});
    expect(today.ok && today.data.admin?.failed_jobs).toEqual([{ name: "notices.send", count: 1 }]);
  });

  test("that fails again after it was tried is listed again", async () => {
    const [failedJob] = (await failedJobs()).data;
    errors.push(new Error("still broken"));
    expect(await admin.call.failures.retryJob({ params: { id: failedJob!.id } })).toMatchObject({ ok: true });
    await expect.poll(async () => (await failedJobs()).data.length, { timeout: 20_000 }).toBe(1);
    expect((await failedJobs()).data[0]?.id).not.toBe(failedJob!.id);
  });

  test("is dismissed once, with an audit entry, and one that fails meanwhile stays", async () => {
    const [failedJob] = (await failedJobs()).data;
    await fail("two@example.org", new Error("once more"));
    expect((await failedJobs()).data[0]?.failures).toBe(2);
    const params = { id: failedJob!.id };
    expect(await admin.call.failures.dismissJob({ params })).toMatchObject({ ok: true });
    expect(await other.call.failures.dismissJob({ params })).toMatchObject({ status: 409 });
    expect(await lastAudit()).toMatchObject({
      action: "job.dismiss",
      actorName: "Asha",
      details: { failures: 1 },
    });
    expect((await failedJobs()).data.map(({ failures }) => failures)).toEqual([1]);
  });

  test("of a scheduled kind is not started twice where the schedule has started it", async () => {
    await storeFailedJob(db(), "reports.drafts");
    await server.deps.jobs.enqueue(withoutTransaction(db()), plainKind, {});
    const failedJob = (await failedJobs()).data.find(({ name }) => name === "reports.drafts");
    expect(await admin.call.failures.retryJob({ params: { id: failedJob!.id } })).toMatchObject({ ok: true });
  });

  test("of a kind that nothing runs can only be dismissed", async () => {
    await db().execute(sql`insert into jobs.queue
      select (jsonb_populate_record(queue, '{"name": "old.kind"}')).* from jobs.queue queue where name = 'notices.send'`);
    await storeFailedJob(db(), "old.kind");
    const failedJob = (await failedJobs()).data.find(({ name }) => name === "old.kind");
    expect(failedJob).toMatchObject({ known: false });
    const params = { id: failedJob!.id };
    expect(await admin.call.failures.retryJob({ params })).toMatchObject({ status: 409 });
    expect(await admin.call.failures.dismissJob({ params })).toMatchObject({ ok: true });
  });

  test.each([
    ["timed_out", { value: { message: "job timed out" } }],
    ["stopped", { value: { message: "job heartbeat timeout" } }],
    ["database", { name: "DrizzleQueryError", message: "Failed query: select", cause: { code: "57014" } }],
    [
      "network",
      { name: "DrizzleQueryError", message: "Failed query: select", cause: { code: "ECONNRESET" } },
    ],
    ["disk", { name: "Error", message: "no space left", code: "ENOSPC" }],
    ["input", { name: "ZodError", message: "[]" }],
    ["other", { name: "TypeError", message: "x is not a function" }],
    ["other", null],
  ])("has a reason of a few: %s", (problem, output) => {
    expect(jobProblem(output)).toBe(problem);
  });

  test("has a name in the list of kinds, whichever it is", () => {
    expect(allJobs.map(({ kind }) => kind.name).toSorted()).toEqual([...jobNames].toSorted());
  });
});

describe("a webhook message that nobody took", () => {
  beforeAll(() => start());
  afterAll(() => server.close());

  const listFailedJobs = async () => {
    const reply = await admin.call.failures.webhooks({ query: {} });
    if (!reply.ok) throw new Error(reply.message);
    return reply.data.data;
  };
  const readUndelivered = async () => {
    const reply = await admin.call.desk.today({});
    return reply.ok ? reply.data.admin?.undelivered_webhooks : null;
  };
  test("is listed with its owner and host, sent again, dismissed, each once", async () => {
    const owner = await makeAccount(server, { name: "Vikram" });
    const webhook = await giveWebhook(server, owner, { url: "https://hooks.example.org/T0KEN" });
    const gaveUp = await storeUndelivered(db(), webhook, "failed");
    const trying = await storeUndelivered(db(), webhook, "waiting");
    expect(await readUndelivered()).toBe(1);
    const list = await listFailedJobs();
    expect(list.map(({ id }) => id).toSorted()).toEqual([gaveUp, trying].toSorted());
    expect(list.find(({ id }) => id === gaveUp)).toMatchObject({
      owner: { name: "Vikram", phoneNumber: owner.phone },
      host: "hooks.example.org",
      type: "match.results",
      attempts: 3,
      failure: "status",
      status: 503,
      nextAttemptAt: null,
      paused: false,
    });
    expect(JSON.stringify(list)).not.toContain("T0KEN");

    const params = { id: gaveUp };
    const results = await Promise.all([
      admin.call.failures.resendWebhook({ params }),
      other.call.failures.resendWebhook({ params }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ status: 409 });
    expect(await lastAudit()).toMatchObject({
      action: "webhook.resend",
      subjectName: "Vikram",
      details: { host: "hooks.example.org", event: "match.results" },
    });
    expect(await readUndelivered()).toBe(0);

    expect(await admin.call.failures.dismissWebhook({ params: { id: trying } })).toMatchObject({ ok: true });
    expect(await other.call.failures.dismissWebhook({ params: { id: trying } })).toMatchObject({
      status: 409,
    });
    expect(await listFailedJobs()).toEqual([]);
    expect(await readUndelivered()).toBe(0);
  });

  test("of a paused webhook is not sent again", async () => {
    const owner = await makeAccount(server);
    const webhook = await giveWebhook(server, owner, { url: "https://paused.example.org/in" });
    const id = await storeUndelivered(db(), webhook, "failed");
    await db().execute(sql`update webhooks set paused_at = now() where id = ${webhook}`);
    expect((await listFailedJobs()).find((one) => one.id === id)).toMatchObject({ paused: true });
    expect(await admin.call.failures.resendWebhook({ params: { id } })).toMatchObject({
      status: 201,
      message: inEnglish("replies.webhookPaused"),
    });
    expect(await admin.call.failures.dismissWebhook({ params: { id } })).toMatchObject({ ok: true });
  });

  // Only PostgreSQL runs two transactions at once.
  test.skipIf(!process.env["TEST_DATABASE_URL"])(
    "of a webhook that is paused at that moment is not sent again",
    async () => {
      const owner = await makeAccount(server);
      const webhook = await giveWebhook(server, owner, { url: "https://paused.example.org/in" });
      const id = await storeUndelivered(db(), webhook, "failed");
      const { reply } = await db().transaction(async (tx) => {
        await tx.execute(sql`update webhooks set paused_at = now() where id = ${webhook}`);
        const waiting = admin.call.failures.resendWebhook({ params: { id } });
        await untilWaiting(db());
        return { reply: waiting };
      });
      expect(await reply).toMatchObject({ status: 201, message: inEnglish("replies.webhookPaused") });
    },
  );

  test("and failed jobs are an admin's", async () => {
    for (const by of [await signUp(server, { primeAdmin: true }), await signUp(server)]) {
      expect(await by.call.failures.jobs({ query: {} })).toMatchObject({ status: 403 });
      expect(await by.call.failures.webhooks({ query: {} })).toMatchObject({ status: 403 });
    }
  });
});
