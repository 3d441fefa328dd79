import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { dataPath } from "#modules/feeds/testing/match-data.ts";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { reports } from "./reports.ts";
import { commandFolder } from "./testing/command-folder.ts";

let server: TestApp;
let customer: SignedInVisitor;
const folder = commandFolder();
beforeAll(async () => {
  server = await startTestApp();
  customer = await signUp(server, { plan: 30 });
  for (const number of ["1254075", "1254076"]) folder.write(`matches/2021/${number}.json`, matchFile(number));
  folder.write("matches/README.txt", "not a match");
  folder.write("season.zip", await zipOf({ "1359519.json": matchFile("1359519") }));
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const matchFile = (number: string): Buffer => readFileSync(dataPath(`cricket/cricsheet/${number}.json`));
const ROLES = dataPath("cricket/fantasy/crosswalk.csv");

async function zipOf(files: Readonly<Record<string, Buffer>>, zip64 = false): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files))
    archive.addBuffer(content, name, { forceZip64Format: zip64 });
  archive.end({ forceZip64Format: zip64, comment: "" });
  return buffer(archive.outputStream);
}

const teamwright = (...args: string[]) => folder.run(reports, server, args);

async function listReports() {
  const reply = await customer.call.matchReports.list({ body: {} });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
}

async function detail(matchReportId: string | undefined) {
  const reply = await customer.call.matchReports.get({ params: { reportId: matchReportId ?? "" } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
}

describe("teamwright reports import", () => {
  test("turns a folder and an archive into reports, once", async () => {
    expect(await teamwright("import", "matches", "season.zip", "--roles", ROLES)).toEqual({
      code: 0,
      out: [
        "3 match files: 3 reports added, 0 known already, 0 with problems.",
        "Added without a dream team, since a role, the points or the result is not known: 1.",
      ],
      err: [],
    });
    const before = await listReports();
    expect((await teamwright("import", "matches", "season.zip", "--roles", ROLES)).out).toEqual([
      "3 match files: 0 reports added, 3 known already, 0 with problems.",
    ]);
    expect(await listReports()).toEqual(before);
    expect(before.map(({ leftTeamName, rightTeamName }) => `${leftTeamName} ${rightTeamName}`)).toEqual([
      "LSG CSK",
      "CSK RCB",
      "KKR RR",
    ]);
  });

  test("a report holds what the balls tell, and the best team of all", async () => {
    const [, , kolkata] = await listReports();
    const report = await detail(kolkata?.matchReportId);
    expect(report).toMatchObject({
      format: "t20",
      gender: "men",
      seriesName: "Indian Premier League",
      tossText: "Rajasthan Royals won the toss and elected to bowl",
      firstInningsText: "Kolkata Knight Riders 133/9 (20 overs)",
      secondInningsText: "Rajasthan Royals 134/4 (18.5 overs)",
      matchResultText: "Rajasthan Royals won by 6 wickets",
      pitch: { pitchName: "Wankhede Stadium", pitchCity: "Mumbai" },
      series: { seriesYear: 2021, seriesType: "domestic" },
      rule_set: "dream11-t20-2021",
      dream_team_credits: null,
      tg_software_credit_range: null,
      selection_percentage_patterns: null,
    });
    const { playing11Data, dreamTeamData } = report;
    const players = [...playing11Data.leftTeamData, ...playing11Data.rightTeamData];
    expect(players).toHaveLength(22);
    const rankedPlayers = players.map(({ points }) => points ?? 0).toSorted((one, other) => other - one);
    const eleven = rankedPlayers.slice(0, 11).reduce((sum, points) => sum + points, 0);
    // No team has more than the best eleven with the best two in the lead.
    expect(dreamTeamData?.points).toBeLessThanOrEqual(eleven + rankedPlayers[0]! + rankedPlayers[1]! / 2);
    expect(dreamTeamData?.points).toBeGreaterThan(eleven);
    expect(report.dream_team_combination?.reduce((sum, count) => sum + count, 0)).toBe(11);
  });

  test("a match without a result has no dream team, and statistics leave it out", async () => {
    const [lucknow] = await listReports();
    const report = await detail(lucknow?.matchReportId);
    expect(report).toMatchObject({
      matchResultText: "No result",
      matchWon: null,
      dreamTeamData: null,
      dream_team_combination: null,
      secondInningsText: "",
    });
    const reply = await customer.call.matchReports.overview({ body: {} });
    expect(reply.ok && reply.data.data).toMatchObject({
      total_matches: 3,
      toss_won_match_won: 2,
      toss_won_match_lose: 0,
      bat_first_match_won: 1,
      bat_second_match_won: 1,
      avg_dt_credits: null,
      matches: {
        first_innings: 3,
        second_innings: 2,
        decided: 2,
        dream_team: 2,
        dream_team_decided: 2,
        credits: 0,
        percentages: 0,
      },
    });
  });

  test("an unknown role leaves the dream team open and nothing else", async () => {
    folder.write("1216492.json", matchFile("1216492"));
    expect(await teamwright("import", "1216492.json")).toMatchObject({ code: 0 });
    const report = await detail((await listReports()).at(-1)?.matchReportId);
    expect(report).toMatchObject({
      matchResultText: "Chennai Super Kings won by 5 wickets",
      dreamTeamData: null,
      rule_set: "dream11-t20-2020",
    });
    expect(report.playing11Data.leftTeamData.every(({ points }) => points !== null)).toBe(true);
  });

  test("a file with a problem is named with its reason; the others are stored", async () => {
    folder.write("1252699.json", matchFile("1252699"));
    folder.write("1257951.json", matchFile("1257951"));
    folder.write("5.json", "{ no json");
    const result = await teamwright("import", "1252699.json", "1257951.json", "5.json", "--roles", ROLES);
    expect(result).toMatchObject({
      code: 2,
      out: ["3 match files: 1 reports added, 0 known already, 2 with problems."],
    });
    expect(result.err).toEqual([
      expect.stringMatching(/^5\.json(, row \d+)?: is not JSON/),
      "1252699.json: a match with overs of another length has no format of reports",
    ]);
  });

  test("says what is wrong with the arguments", async () => {
    expect(await teamwright("import")).toMatchObject({ code: 2 });
    expect(await teamwright("export")).toMatchObject({ code: 2 });
    expect((await teamwright("import", "nowhere")).err[0]).toContain("nowhere");
    folder.write("bad.csv", "player_id,role\nabc,KEEPERR\n");
    expect(await teamwright("import", "matches", "--roles", "bad.csv")).toEqual({
      code: 2,
      out: [],
      err: ['bad.csv, row 2, role: "KEEPERR" is not a role', "bad.csv has problems: nothing was imported."],
    });
    folder.write("bad.zip", "no archive");
    expect((await teamwright("import", "bad.zip")).err[0]).toBe("is no ZIP archive");
  });

  test("reads an archive in the format ZIP64", async () => {
    folder.write("large.zip", await zipOf({ "2.json": matchFile("1359519") }, true));
    expect(await teamwright("import", "large.zip", "--roles", ROLES)).toMatchObject({
      code: 0,
      out: expect.arrayContaining([expect.stringContaining("1 reports added, 0 known already")]),
    });
  });

  test("names a file of an archive that is damaged", async () => {
    const bytes = await zipOf({ "3.json": matchFile("1359519") });
    // In the middle of the packed data: a bit that may still unpack, so that only the checksum tells.
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    folder.write("damaged.zip", bytes);
    folder.write("cut.zip", bytes.subarray(-80));
    const { code, err } = await teamwright("import", "damaged.zip", "--roles", ROLES);
    expect({ code, err }).toEqual({
      code: 2,
      err: ["damaged.zip/3.json: is damaged in the archive"],
    });
    expect((await teamwright("import", "cut.zip")).err[0]).toMatch(/ZIP archive$/);
  });
});
