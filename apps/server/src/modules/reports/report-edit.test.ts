import type { ReportBody, ReportForm } from "@teamwright/contract";
import { inEnglish } from "@teamwright/text";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { matchReports } from "./schema.ts";
import type { StoredReport } from "./schema.ts";
import { addSampleRecords, writtenSample } from "./testing/report-scene.ts";
import type { SampleRecords } from "./testing/report-scene.ts";
import { sampleReport } from "./testing/sample-report.ts";
import { storeGenerated } from "./testing/store-generated.ts";

let server: TestApp;
let author: SignedInVisitor;
let other: SignedInVisitor;
let customer: SignedInVisitor;
let ids: SampleRecords;
beforeAll(async () => {
  server = await startTestApp();
  author = await signUp(server, { primeAdmin: true, name: "Meera" });
  other = await signUp(server, { primeAdmin: true, name: "Ravi" });
  customer = await signUp(server, { plan: 30 });
  ids = await addSampleRecords(author);
});
afterAll(() => server.close());

let publishedCount = 0;
async function publish(data: Partial<ReportBody> = {}): Promise<string> {
  const body = writtenSample(ids, { matchId: `edited-${(publishedCount += 1)}`, ...data });
  const reply = await author.call.matchReports.create({ body });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data.matchReportId;
}
const edit = (by: SignedInVisitor, matchReportId: string, version: number, data: Partial<ReportBody>) =>
  by.call.matchReports.update({
    params: { matchReportId },
    body: { ...writtenSample(ids, data), version },
  });
async function readForm(matchReportId: string) {
  const reply = await author.call.matchReports.form({ params: { matchReportId } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
}
const reportOf = async (reportId: string) => {
  const reply = await customer.call.matchReports.get({ params: { reportId } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
};
const versionsOf = async (matchReportId: string) => {
  const reply = await author.call.matchReports.versions({ params: { matchReportId }, query: {} });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
};

/** The river side wins by 8 wickets, and its best bowler is captain. */
const correctedBody = (): Partial<ReportBody> => {
  const { dreamTeamData, matchResult, playing11Data } = sampleReport();
  const [first, ...rest] = playing11Data.leftTeamData;
  return {
    dreamTeamData: { ...dreamTeamData, captain: 21, vicecaptain: 10 },
    matchResult: { ...matchResult, matchResult: "RIV", secondInningsScore: 169, secondInningsWickets: 2 },
    playing11Data: { ...playing11Data, leftTeamData: [{ ...first!, points: 44 }, ...rest] },
  };
};

describe("an edit of a published report", () => {
  test("opens what the form sent, publishes another version and keeps the one before", async () => {
    const id = await publish();
    const { version, form, matchStored, problem } = await readForm(id);
    expect({ version, matchStored, problem }).toEqual({ version: 1, matchStored: false, problem: null });
    expect(form).toMatchObject({
      series: { seriesName: "Harbour Cup" },
      pitch: { pitchName: "Harbour Oval" },
      teamOne: { sportTeamCode: "HAW" },
      teamTwo: { sportTeamCode: "RIV" },
      ...sampleReport(),
      matchId: `edited-${publishedCount}`,
    });
    const before = await reportOf(id);

    const reply = await edit(other, id, 1, correctedBody());
    expect(reply).toMatchObject({
      ok: true,
      data: { message: inEnglish("replies.reportUpdated"), data: { version: 2 } },
    });
    expect(await reportOf(id)).toMatchObject({
      matchWon: 1,
      matchResultText: "River Rhinos won by 8 wickets",
      dream_team_captain_team: 1,
      points_by_section: [44, 180, 130, 585],
    });
    expect(await readForm(id)).toMatchObject({ version: 2, form: { matchId: `edited-${publishedCount}` } });

    const [second, first] = await versionsOf(id);
    expect(first).toMatchObject({ version: 1, changes: [], editor: { name: "Meera" } });
    expect(second).toMatchObject({
      version: 2,
      editor: { name: "Ravi", phoneNumber: other.account.phone },
      changes: [
        { field: "matchResult", before: "HAW", after: "RIV" },
        { field: "secondInnings", before: "154/8 (20)", after: "169/2 (20)" },
        { field: "captain", before: "Player 10", after: "Player 21" },
        { field: "viceCaptain", before: "Player 21", after: "Player 10" },
        { field: "points", before: "10", after: "44", player: "Player 0" },
      ],
    });
    const params = { matchReportId: id, version: 1 };
    expect(await author.call.matchReports.version({ params })).toMatchObject({ data: { data: before } });
    expect(await author.call.matchReports.version({ params: { ...params, version: 3 } })).toMatchObject({
      status: 404,
    });
  });

  test("reaches list and overview at once, though their replies are stored", async () => {
    const id = await publish();
    const figures = async () => {
      const reply = await customer.call.matchReports.overview({ body: {} });
      return reply.ok ? reply.data.data : null;
    };
    const titles = async () => {
      const reply = await customer.call.matchReports.list({ body: { size: 100 } });
      return reply.ok
        ? reply.data.data.filter(({ matchReportId }) => matchReportId === id).map(({ format }) => format)
        : [];
    };
    const before = await figures();
    expect(await titles()).toEqual(["t20"]);
    await edit(author, id, 1, correctedBody());
    const after = await figures();
    expect(after?.total_matches).toBe(before?.total_matches);
    expect(after?.bat_first_match_won).toBe((before?.bat_first_match_won ?? 0) - 1);
    expect(after?.bat_second_match_won).toBe((before?.bat_second_match_won ?? 0) + 1);
    const { matchInformation } = sampleReport();
    await author.call.matchReports.update({
      params: { matchReportId: id },
      body: {
        ...writtenSample(ids, {
          ...correctedBody(),
          matchInformation: { ...matchInformation, matchFormat: "odi" },
        }),
        format: "odi",
        version: 2,
      },
    });
    expect(await titles()).toEqual(["odi"]);
  });

  test("that another admin overtook is refused as stale, and of two at once one is published", async () => {
    const id = await publish();
    const results = await Promise.all([
      edit(author, id, 1, correctedBody()),
      edit(other, id, 1, { matchInformation: { ...sampleReport().matchInformation, tossResult: "bowling" } }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({
      status: 409,
      code: "conflict",
      message: inEnglish("replies.conflict"),
    });
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([2, 1]);
  });

  test("with the same key is done once; without a change it makes no version", async () => {
    const id = await publish();
    const body = { ...writtenSample(ids, correctedBody()), version: 1 };
    const call = () =>
      author.call.matchReports.update({ params: { matchReportId: id }, body, idempotencyKey: `tap-${id}` });
    const [one, two] = await Promise.all([call(), call()]);
    expect([one, two]).toMatchObject([
      { data: { data: { version: 2 } } },
      { data: { data: { version: 2 } } },
    ]);
    expect(await edit(author, id, 2, correctedBody())).toMatchObject({
      data: { message: inEnglish("replies.reportUnchanged"), data: { version: 2 } },
    });
  });

  test("that contradicts itself is refused and changes nothing", async () => {
    const id = await publish();
    const before = await reportOf(id);
    const { matchResult } = sampleReport();
    expect(await edit(author, id, 1, { matchResult: { ...matchResult, matchResult: "RIV" } })).toMatchObject({
      status: 201,
      message: inEnglish("replies.reportResultImpossible"),
    });
    expect(await reportOf(id)).toEqual(before);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  test("is a prime admin's, and of a deleted report nobody's", async () => {
    const id = await publish();
    const params = { matchReportId: id };
    expect(await edit(customer, id, 1, correctedBody())).toMatchObject({ status: 403 });
    for (const call of [
      customer.call.matchReports.form({ params }),
      customer.call.matchReports.versions({ params, query: {} }),
      customer.call.matchReports.version({ params: { ...params, version: 1 } }),
    ])
      expect(await call).toMatchObject({ status: 403 });
    await edit(author, id, 1, correctedBody());
    await author.call.matchReports.delete({ params });
    expect(await edit(author, id, 2, {})).toMatchObject({ status: 404 });
    expect(await author.call.matchReports.versions({ params, query: {} })).toMatchObject({ status: 404 });
    expect(await author.call.matchReports.version({ params: { ...params, version: 1 } })).toMatchObject({
      status: 404,
    });
  });

  test("is in the audit log with the report in words, also after its deletion", async () => {
    const id = await publish();
    await edit(other, id, 1, correctedBody());
    await author.call.matchReports.delete({ params: { matchReportId: id } });
    const admin = await signUp(server, { role: "admin" });
    const log = await admin.call.audit.list({ query: { about: id } });
    const entries = log.ok ? log.data.data : [];
    expect(entries.map(({ action, thing }) => [action, thing])).toEqual([
      ["report.delete", "HAW v RIV, Harbour Cup"],
      ["report.edit", "HAW v RIV, Harbour Cup"],
      ["report.create", "HAW v RIV, Harbour Cup"],
    ]);
    expect(entries[1]).toMatchObject({
      actorName: "Ravi",
      details: {
        version: 2,
        changes: expect.arrayContaining([
          { subject: "Player 0", field: "points", from: "10", to: "44" },
        ]) as unknown,
      },
    });
  });
});

describe("a report that was stored without what its form sent", () => {
  const forget = (id: string, fields: Partial<typeof matchReports.$inferInsert> = {}) =>
    server.deps.database.db
      .update(matchReports)
      .set({ body: null, editorId: null, ...fields })
      .where(eq(matchReports.id, id));

  test("opens with the same sections where they give the same report, and keeps an unknown author", async () => {
    const { ids: storedReports, generated } = await storeGenerated(server.deps.database.db, 60, 7);
    const problems = new Map<string, number>();
    for (const [at, id] of storedReports.entries()) {
      const { form, problem } = await readForm(id);
      problems.set(problem ?? "none", (problems.get(problem ?? "none") ?? 0) + 1);
      if (form === null) continue;
      const { dreamTeamData, matchResult, playing11Data } = generated[at]!.body;
      expect(form.dreamTeamData).toEqual(dreamTeamData);
      expect(form.playing11Data).toEqual(playing11Data);
      expect(form.matchResult.matchResult).toBe(matchResult.matchResult);
    }
    expect(Object.fromEntries(problems)).toEqual({ none: 60 });
    const [version] = await versionsOf(storedReports[0]!);
    expect(version).toMatchObject({ version: 1, editor: null, changes: [] });
  });

  test("is edited like any other", async () => {
    const id = await publish();
    await forget(id);
    const { form } = await readForm(id);
    const { series: _1, pitch: _2, teamOne: _3, teamTwo: _4, ...data } = form as ReportForm;
    expect(data.matchResult.margin).toEqual({ runs: 14 });
    expect(await edit(author, id, 1, { ...data, ...correctedBody() })).toMatchObject({ ok: true });
    expect((await versionsOf(id)).map(({ editor }) => editor?.name)).toEqual(["Meera", undefined]);
  });

  test("says why it has no form, and is not edited", async () => {
    const cases = [
      ["toss", { tossWon: null }],
      ["players", { dreamTeamData: null }],
      ["figures", { points_by_section: [1, 2, 3, 4] }],
    ] satisfies [string, Partial<StoredReport>][];
    for (const [problem, change] of cases) {
      const id = await publish();
      const [row] = await server.deps.database.db.select().from(matchReports).where(eq(matchReports.id, id));
      const data: StoredReport = { ...row!.data, ...change };
      await forget(id, { data });
      expect(await readForm(id)).toEqual({ version: 1, form: null, matchStored: false, problem });
      expect(await edit(author, id, 1, correctedBody())).toMatchObject({
        status: 201,
        message: inEnglish("replies.reportNotEditable"),
      });
    }
  });
});
