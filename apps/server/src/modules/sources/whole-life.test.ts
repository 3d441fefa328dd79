import { afterAll, beforeAll, expect, test } from "vitest";
import { ownJobs } from "#jobs/own-jobs.ts";
import { signUp } from "#testing/accounts.ts";
import { makeActor } from "#testing/actors.ts";
import type { Actor } from "#testing/actors.ts";
import { startTestSandbox } from "#testing/sandbox.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { noticeJobs } from "../notices/jobs.ts";
import { webhookJobs } from "../webhooks/jobs.ts";
import { startPushService } from "../notices/testing/push-service.ts";
import { storeDrafts } from "../reports/history/store-drafts.ts";
import { sourceJobs } from "./jobs.ts";
import { readSources } from "./source-state.repository.ts";
import { everyKind } from "../notices/testing/every-kind.ts";
import { HOOK_SECRET, LIFE_SOURCE, liveWholeLife, passIn, shownIn, tell } from "./testing/life.ts";
import type { Stage } from "./testing/life.ts";
import { VENDOR_KEY } from "./testing/vendor.ts";

let server: TestApp;
let actor: Actor;
let stage: Stage;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  const sandbox = await startTestSandbox();
  service = await startPushService();
  const baseUrl = `${sandbox.url}/vendors/entitysport/cricket/v2`;
  const setting = { key: VENDOR_KEY, baseUrl, hookSecret: HOOK_SECRET };
  server = await startTestApp(
    { SOURCES: JSON.stringify({ [LIFE_SOURCE]: setting }), PUSH_SERVICES: service.origin },
    { jobs: [...ownJobs, ...sourceJobs, ...noticeJobs, ...webhookJobs] },
  );
  actor = await makeActor(server, "customer");
  const wantedSettings = { kinds: everyKind, quiet: null, timeZone: "Asia/Kolkata" };
  await actor.call.notices.change({ body: wantedSettings });
  const browser = service.subscribe();
  await actor.call.notices.subscribe({ body: browser.subscription });
  stage = {
    sandbox,
    browser,
    shown: () => shownIn(server.deps.database.db),
    pass: (minutes) => passIn(server.deps.database.db, minutes),
    hook: async (body) => {
      const headers = { "x-hook-secret": HOOK_SECRET };
      const path = `/api/feed/hook/${LIFE_SOURCE}`;
      return (await server.visitor().send("POST", path, { body: JSON.stringify(body), headers })).status;
    },
    watch: async (matchId, players) => {
      const match = { matchId, stored: true, untransferred: true, players: [...players] };
      expect(await actor.call.notices.watch({ body: { matches: [match] } })).toMatchObject({ ok: true });
    },
  };
}, 120_000);
afterAll(async () => {
  await server.close();
  await service.close();
  await stage.sandbox.close();
});

/** A fault for each step of the life; between them all that a vendor does. */
const faults = [
  ["slow", { milliseconds: 300 }, /^$/],
  ["error_500", {}, /^vendor_fault/],
  ["rate_limited", { retry_after: 60 }, /^too_many_requests/],
  ["drop_before", {}, /^unreachable/],
  ["drop_after", {}, /^unreachable/],
  ["invalid_reply", {}, /^invalid_reply/],
  ["wrong_shape", {}, /^invalid_reply/],
  ["quota_used", {}, /^quota_used/],
  ["endless_body", {}, /^timed_out/],
] as const;

test("a match lives its whole life with its notices while its vendor fails at each step", async () => {
  const { sandbox } = stage;
  const state = async () => (await readSources(server.deps.database.db)).get(LIFE_SOURCE);
  const left = [...faults];
  const fail = async () => {
    // Two faults at the first steps, one at each of the others.
    for (const [kind, more, listenersTold] of left.splice(0, left.length > 6 ? 2 : 1)) {
      await sandbox.fault({ kind, app: "entitysport", times: 1, ...more });
      const since = Date.now();
      await tell(stage);
      if (kind !== "slow") {
        await expect
          .poll(async () => ((await state())?.lastFailureAt?.getTime() ?? 0) >= since, { timeout: 60_000 })
          .toBe(true);
        expect((await state())?.lastFailure).toMatch(listenersTold);
      }
      await sandbox.faultsOff();
      // A used quota is over on the next day, every other pause sooner.
      await stage.pass(kind === "quota_used" ? 24 * 60 : 20);
    }
  };
  await liveWholeLife(stage, fail);
  expect(left).toEqual([]);
  expect(stage.browser.received).toHaveLength(5);
  await storeDrafts(server.deps);
  const admin = await signUp(server, { primeAdmin: true });
  const drafts = await admin.call.matchReports.drafts({ query: {} });
  expect(drafts.ok && drafts.data.data).toHaveLength(1);
  expect(server.log.join("\n")).not.toContain(VENDOR_KEY);
}, 300_000);
