import { allEndpoints, urlOf } from "@teamwright/contract";
import type { EndpointDefinition } from "@teamwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { storeNotices } from "#modules/notices/notice.repository.ts";
import { takeFromSource } from "#modules/matches/public.ts";
import { addSampleRecords, writtenSample } from "#modules/reports/testing/report-scene.ts";
import { sampleReport } from "#modules/reports/testing/sample-report.ts";
import { storeDraft } from "#modules/reports/testing/store-draft.ts";
import { makeAccount, signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { giveWebhook } from "#testing/relations.ts";
import { storeFailedJob, storeUndelivered } from "#testing/store-failures.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch, handMadeTeam } from "#testing/upcoming-match.ts";

const ROWS = 13;
const PUSH = { authorization: "Bearer a push key for tests only" };

let server: TestApp;
let admin: SignedInVisitor;
let superuser: SignedInVisitor;
let post: string;
let matchReportId: string;

/**
 * More than one page of every list: matches, runs of feeds, plan additions, their audit entries, teams of a post, versions
 * of a report, what failed.
 */
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin", primeAdmin: true });
  superuser = await signUp(server, { role: "superuser" });
  const user = await makeAccount(server);
  const params = { userId: user.id, adminId: superuser.account.id };
  for (let row = 0; row < ROWS; row++) {
    expect((await superuser.call.plans.add({ params, body: { duration: 1 } })).ok).toBe(true);
    const body = { matches: [sampleMatch(`match-${row}`)] };
    const pushReply = await server.visitor().send("POST", "/api/feed/push", { body, headers: PUSH });
    expect(pushReply.status).toBe(200);
    await storeDraft(server.deps.database.db, `match-${row}`);
  }
  const documents = Array.from({ length: ROWS }, (_, row) => ({ id: `unclear-${row}` }));
  await takeFromSource(server.deps, { source: "vendor", observedAt: new Date(), documents });
  post = await postTeams();
  await storeThirteenNotices();
  matchReportId = await editReport();
  await storeThirteenFailures();
});
afterAll(() => server.close());

async function storeThirteenNotices(): Promise<void> {
  const notice = { accountId: superuser.account.id, values: {}, path: "/", push: false };
  for (let row = 0; row < ROWS; row++) {
    const about = { kind: "results", eventKey: `match-${row}`, expiresAt: new Date() } as const;
    await storeNotices(server.deps.database.db, about, [notice]);
  }
}

async function storeThirteenFailures(): Promise<void> {
  const { db } = server.deps.database;
  const webhook = await giveWebhook(server, superuser.account, { url: "https://hooks.example.com/in" });
  for (let row = 0; row < ROWS; row++) {
    await storeFailedJob(db, "reports.drafts", { row });
    await storeUndelivered(db, webhook, "failed");
  }
}

/** A report whose second innings was corrected again and again. */
async function editReport(): Promise<string> {
  const ids = await addSampleRecords(admin);
  const reply = await admin.call.matchReports.create({ body: writtenSample(ids) });
  if (!reply.ok) throw new Error(reply.message);
  const params = { matchReportId: reply.data.data.matchReportId };
  const { matchResult } = sampleReport();
  for (let version = 1; version < ROWS; version++) {
    const sections = { matchResult: { ...matchResult, secondInningsScore: 100 + version } };
    const body = { ...writtenSample(ids, sections), version };
    expect(await admin.call.matchReports.update({ params, body })).toMatchObject({ ok: true });
  }
  return params.matchReportId;
}

/** The same players with other captains. */
async function postTeams(): Promise<string> {
  const matchId = await bringMatch(server, { id: "match-posted" });
  const first = handMadeTeam();
  const pairs = first.team
    .flat()
    .flatMap((captain, index, all) => all.slice(index + 1).map((vicecaptain) => ({ captain, vicecaptain })));
  const teamData = pairs.slice(0, ROWS).map((pair, index) => ({ ...first, ...pair, team_number: index + 1 }));
  const reply = await admin.call.experts.postTeams({
    body: {
      matchId,
      numberOfTeams: ROWS,
      typeOfTeams: "human",
      fantasyApp: "dream11",
      tossData: "Predicted11",
      teamUse: "MegaGL",
      sportIndex: 0,
      sectionUsed: "advanced",
      expertNumber: admin.account.phone,
      teamData,
    },
  });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data._id;
}

const pagedEndpoints = allEndpoints.filter(({ query }) => query !== undefined && "size" in query.shape);

test("every list that has pages is tried", () => {
  expect(pagedEndpoints.map(({ name }) => name).toSorted()).toEqual([
    "audit.list",
    "experts.listTeams",
    "failures.jobs",
    "failures.webhooks",
    "feeds.runs",
    "matchReports.drafts",
    "matchReports.versions",
    "matches.listAttention",
    "matches.listForAdmin",
    "notices.list",
    "statistics.notifyList",
    "statistics.ofSuperuser",
    "statistics.own",
  ]);
});

async function ask(endpoint: EndpointDefinition, query: Record<string, unknown>) {
  const { powers } = endpoint.access;
  const caller = powers.includes("admin") || powers.includes("prime_admin") ? admin : superuser;
  const { id } = caller.account;
  const params = { userId: id, adminId: id, phone: superuser.account.phone, id: post, matchReportId };
  const reply = await caller.send(endpoint.method, urlOf(endpoint, { params, query }));
  return { status: reply.status, body: reply.json() };
}

test.each(pagedEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s: pages from 0, ten entries unless asked for more, a hundred at most",
  async (_, endpoint) => {
    const entries = async (query: Record<string, unknown>) =>
      (await ask(endpoint, query)).body["data"] as unknown[];
    const all = await entries({ size: 100 });
    expect(all.length).toBeGreaterThanOrEqual(ROWS);
    const { body } = await ask(endpoint, {});
    expect(body["data"]).toEqual(all.slice(0, 10));
    expect(body["totalPages"]).toBe(Math.ceil(all.length / 10));
    expect(await entries({ page: 0 })).toEqual(all.slice(0, 10));
    expect(await entries({ page: 1 })).toEqual(all.slice(10, 20));
    expect(await entries({ page: 1, size: 4 })).toEqual(all.slice(4, 8));
    for (const wrong of [{ size: 101 }, { size: 0 }, { size: "ten" }, { page: -1 }]) {
      const refused = await ask(endpoint, wrong);
      expect(refused).toMatchObject({ status: 400, body: { field: Object.keys(wrong)[0] } });
    }
  },
);
