import type { ReportBody } from "@teamwright/contract";
import { inEnglish } from "@teamwright/text";
import type { TextKey } from "@teamwright/text";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { addSampleRecords, idOf, seriesFields, teamFields, writtenSample } from "./testing/report-scene.ts";
import type { SampleRecords } from "./testing/report-scene.ts";
import { sampleReport } from "./testing/sample-report.ts";

let server: TestApp;
let author: SignedInVisitor;
let customer: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  author = await signUp(server, { primeAdmin: true });
  customer = await signUp(server, { plan: 30 });
});
afterAll(() => server.close());

let ids: SampleRecords;
beforeEach(async () => {
  ids = await addSampleRecords(author);
});

let writtenCount = 0;
const create = (data: Partial<ReportBody>, more: Partial<typeof ids> = {}) =>
  author.call.matchReports.create({
    body: writtenSample({ ...ids, ...more }, { matchId: `match-${(writtenCount += 1)}`, ...data }),
  });
const read = async (createdReport: Awaited<ReturnType<typeof create>>) => {
  if (!createdReport.ok) throw new Error(createdReport.message);
  const report = await customer.call.matchReports.get({
    params: { reportId: createdReport.data.data.matchReportId },
  });
  if (!report.ok) throw new Error(report.message);
  return report.data.data;
};
const endingIn = (more: Partial<ReportBody["matchResult"]>) => ({
  matchResult: { ...sampleReport().matchResult, ...more },
});

describe("records", () => {
  test("two admins who add the same series, pitch or team get one record", async () => {
    const other = await signUp(server, { primeAdmin: true });
    const { createSeries, createPitch, createTeam } = other.call.reportRecords;
    const [series, pitch, team] = await Promise.all([
      idOf(createSeries({ body: { ...seriesFields, seriesName: "  harbour   cup" } })),
      idOf(createPitch({ body: { pitchName: "HARBOUR OVAL ", pitchCountry: "ind", pitchCity: "kochi" } })),
      idOf(createTeam({ body: teamFields("harbour hawks", "haw") })),
    ]);
    expect([series, pitch, team]).toEqual([ids.seriesId, ids.pitchId, ids.teamOneId]);
    expect(await idOf(createSeries({ body: { ...seriesFields, seriesYear: 2027 } }))).not.toBe(series);
  });

  test("are found by part of a name, by code, by country, ten to a page", async () => {
    for (let at = 0; at < 11; at++)
      await author.call.reportRecords.createTeam({ body: teamFields(`Page 100% Team ${at}`, `P${at}`) });
    const first = await customer.call.reportRecords.listTeams({ body: { teamName: "100% team" } });
    expect(first).toMatchObject({ data: { totalPages: 2 } });
    expect(first.ok && first.data.data).toHaveLength(10);
    const last = await customer.call.reportRecords.listTeams({ body: { teamName: "100%", page: 1 } });
    expect(last.ok && last.data.data).toHaveLength(1);
    const none = await customer.call.reportRecords.listTeams({ body: { teamName: "1_0" } });
    expect(none).toMatchObject({ data: { data: [], totalPages: 0 } });
    const byCode = await customer.call.reportRecords.listTeams({
      body: { teamCode: "riv", teamCountry: "india" },
    });
    expect(byCode.ok && byCode.data.data.map((team) => team.sportTeamName)).toEqual(["River Rhinos"]);
    const abroad = await customer.call.reportRecords.listTeams({ body: { teamCountry: "aus" } });
    expect(abroad.ok && abroad.data.data).toEqual([]);
  });
});

describe("a report", () => {
  test("holds all that follows from its sections", async () => {
    const reply = await create({});
    expect(reply).toMatchObject({ data: { message: inEnglish("replies.reportCreated") } });
    const report = await read(reply);
    expect(report).toMatchObject({
      teamList: ["Harbour Hawks", "River Rhinos"],
      leftTeamName: "HAW",
      tossWon: 0,
      tossResult: "batting",
      teamBatFirst: 0,
      matchWon: 0,
      tossText: "Harbour Hawks won the toss and elected to bat",
      firstInningsText: "Harbour Hawks 168/6 (20 overs)",
      secondInningsText: "River Rhinos 154/8 (20 overs)",
      matchResultText: "Harbour Hawks won by 14 runs",
      matchTime: "2026-11-20T14:00:00.000Z",
      dream_team_combination: [1, 4, 2, 4],
      playing11_role_count: [2, 8, 4, 8],
      dream_team_paritision: [7, 4],
      // Points are 10 to 110 on each side; the captain (110) counts twice, the vice-captain (110) 1.5 times.
      points_by_section: [10, 40 + 50 + 40 + 50, 60 + 70, 100 + 220 + 100 + 165],
      dreamTeamData: { points: 10 + 180 + 130 + 585, credits: 99, captain: 10, vicecaptain: 21 },
      dream_team_captain_team: 0,
      dream_team_captain_role: 3,
      dream_team_vicecaptain_team: 1,
      dream_team_vicecaptain_role: 3,
      dream_team_credits: 99,
      tg_software_credit_range: { left: 96.5, right: 100 },
      series: { seriesName: "Harbour Cup", seriesYear: 2026 },
      pitch: { pitchName: "Harbour Oval", pitchCity: "Kochi" },
    });
    // Selected by 8, 16 ... 88 percent on each side.
    expect(report.selection_percentage_patterns?.pattern1).toEqual([
      { left: 0, right: 30, dtCount: 1, playing11Cnt: 6 },
      { left: 30, right: 70, dtCount: 6, playing11Cnt: 10 },
      { left: 70, right: 100, dtCount: 4, playing11Cnt: 6 },
    ]);
    expect(report.selection_percentage_patterns?.pattern2.map(({ dtCount }) => dtCount)).toEqual([
      1, 2, 4, 0, 4,
    ]);
  });

  test.each([
    [endingIn({}), "Harbour Hawks won by 14 runs"],
    [
      endingIn({ matchResult: "RIV", secondInningsScore: 169, secondInningsWickets: 4 }),
      "River Rhinos won by 6 wickets",
    ],
    [
      endingIn({ matchResult: "RIV", secondInningsScore: 169, secondInningsWickets: 9 }),
      "River Rhinos won by 1 wicket",
    ],
    [endingIn({ secondInningsScore: 167 }), "Harbour Hawks won by 1 run"],
    [endingIn({ method: "dls", margin: { runs: 5 } }), "Harbour Hawks won by 5 runs (D/L method)"],
    [
      endingIn({ matchResult: "RIV", method: "dls", secondInningsScore: 90, secondInningsWickets: 3 }),
      "River Rhinos won by 7 wickets (D/L method)",
    ],
    [endingIn({ method: "super_over", secondInningsScore: 168 }), "Harbour Hawks won in the super over"],
    [endingIn({ method: "bowl_out", secondInningsScore: 168 }), "Harbour Hawks won in the bowl-out"],
    [endingIn({ method: "vjd", margin: { runs: 5 } }), "Harbour Hawks won by 5 runs (VJD method)"],
    [endingIn({ matchResult: "tie", method: "dls" }), "Match tied (D/L method)"],
    [endingIn({ margin: { runs: 20, innings: true } }), "Harbour Hawks won by an innings and 20 runs"],
    [endingIn({ matchResult: "tie", secondInningsScore: 168 }), "Match tied"],
    [endingIn({ matchResult: "draw" }), "Match drawn"],
    [endingIn({ matchResult: "no result", secondInningsScore: null }), "No result"],
  ])("words its result %#", async (data, text) => {
    expect((await read(await create(data))).matchResultText).toBe(text);
  });

  test("unknown credits and percentages are left out and not guessed", async () => {
    const { playing11Data } = sampleReport();
    const [first, ...others] = playing11Data.leftTeamData;
    const leftTeamData = [{ ...first!, credits: null, selected_by: null }, ...others];
    expect(await read(await create({ playing11Data: { ...playing11Data, leftTeamData } }))).toMatchObject({
      dream_team_credits: null,
      tg_software_credit_range: null,
      selection_percentage_patterns: null,
    });
  });

  test("that contradicts itself is refused and not stored", async () => {
    const total = async () => {
      const list = await customer.call.matchReports.list({ body: { size: 100 } });
      return list.ok ? list.data.data.length : -1;
    };
    const before = await total();
    const { dreamTeamData: team, matchInformation } = sampleReport();
    const inFormat = (matchFormat: "t10" | "odi") => ({
      matchInformation: { ...matchInformation, matchFormat },
    });
    const filedAs = (format: "t10" | "t20" | "odi", gender: "men" | "women", data: Partial<ReportBody>) =>
      author.call.matchReports.create({
        body: { ...ids, gender, format, sportIndex: 0, data: { ...sampleReport(), ...data } },
      });
    for (const [creation, message] of [
      [filedAs("t10", "men", {}), "Gender and format differ from the match information!"],
      [filedAs("t20", "women", {}), "Gender and format differ from the match information!"],
      [filedAs("t10", "men", inFormat("t10")), "First innings: a T10 innings has 10 overs at most!"],
      [create(endingIn({ secondInningsOvers: 20.1 })), "Second innings: a T20 innings has 20 overs at most!"],
      [
        filedAs("odi", "men", { ...inFormat("odi"), ...endingIn({ firstInningsOvers: 50.1 }) }),
        "First innings: an ODI innings has 50 overs at most!",
      ],
      [
        create(endingIn({ secondInningsOvers: 18.7 })),
        "Second innings: 18.7 overs do not exist, an over has six balls!",
      ],
      [create(endingIn({ firstInningsScore: 1680 })), "First innings: a T20 innings has 720 runs at most!"],
      [create(endingIn({ matchResult: "tie" })), "A tie has equal scores: 168 and 154 are not!"],
      [
        create({ matchInformation: { ...matchInformation, month: "jan" } }),
        "The match was not played in jan 2026!",
      ],
    ] as const)
      expect(await creation).toMatchObject({ ok: false, status: 201, message });
    for (const [data, more, key] of [
      [endingIn({ matchResult: "XXX" }), {}, "reportTeamsMismatch"],
      [{ matchInformation: { ...matchInformation, tossWon: "XXX" } }, {}, "reportTeamsMismatch"],
      [{}, { teamTwoId: ids.teamOneId }, "reportTeamsEqual"],
      [endingIn({ matchResult: "RIV" }), {}, "reportResultImpossible"],
      [{ dreamTeamData: { ...team, captain: team.vicecaptain } }, {}, "reportDreamTeamInvalid"],
      [{ dreamTeamData: { ...team, team: [[1], ...team.team.slice(1)] } }, {}, "reportDreamTeamInvalid"],
      [{ dreamTeamData: { ...team, team: [[0, 11], ...team.team.slice(1)] } }, {}, "reportDreamTeamInvalid"],
    ] satisfies [Partial<ReportBody>, Partial<typeof ids>, string][])
      expect(await create(data, more), key).toMatchObject({
        ok: false,
        status: 201,
        message: inEnglish(`replies.${key}` as TextKey),
      });
    expect(await total()).toBe(before);
  });

  test("a match has one report, and a double tap makes one", async () => {
    const body = {
      ...ids,
      gender: "men",
      format: "t20",
      sportIndex: 0,
      data: { ...sampleReport(), matchId: "one-report" },
    } as const;
    const [one, other] = await Promise.all([
      author.call.matchReports.create({ body, idempotencyKey: "tap" }),
      author.call.matchReports.create({ body, idempotencyKey: "tap" }),
    ]);
    expect(one.ok && other.ok && one.data.data).toEqual(other.ok && other.data.data);
    expect(await author.call.matchReports.create({ body })).toMatchObject({
      status: 201,
      message: inEnglish("replies.reportExists"),
    });
  });

  test("deleted it is gone from list, overview and its address at once", async () => {
    const overview = async () => {
      const reply = await customer.call.matchReports.overview({ body: {} });
      return reply.ok ? reply.data.data.total_matches : -1;
    };
    const reply = await create({});
    const matchReportId = reply.ok ? reply.data.data.matchReportId : "";
    const before = await overview();
    expect(await author.call.matchReports.delete({ params: { matchReportId } })).toMatchObject({
      data: { message: inEnglish("replies.reportDeleted") },
    });
    expect(await overview()).toBe(before - 1);
    expect(await customer.call.matchReports.get({ params: { reportId: matchReportId } })).toMatchObject({
      status: 404,
    });
    expect(await author.call.matchReports.delete({ params: { matchReportId } })).toMatchObject({
      status: 404,
    });
  });

  test("a number of matches of 0 is refused in the documents' words", async () => {
    expect(await customer.call.matchReports.overview({ body: { matchNumberData: 0 } })).toMatchObject({
      status: 400,
      message: "Number of matches cannot be less than or equal to 0!",
    });
  });
});
