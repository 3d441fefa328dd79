import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { adapterNamed, importMatches } from "#modules/feeds/public.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { dataFile } from "#modules/feeds/testing/match-data.ts";
import { storeDrafts } from "./store-drafts.ts";

let server: TestApp;
let author: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  author = await signUp(server, { role: "admin", primeAdmin: true });
});
afterAll(() => server.close());

async function bring(feed: string, ...files: { name: string; content: string }[]): Promise<void> {
  const importRun = await importMatches(server.deps.database.db, {
    adapter: adapterNamed(feed)!,
    files,
    origin: "command",
    actorId: null,
    preview: false,
  });
  expect(importRun.ok).toBe(true);
}

const draft = async (matchId: string) => {
  const reply = await author.call.matchReports.draft({ params: { matchId } });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
};

test("a finished match with points fills in line-ups, the exact best team and the records it names", async () => {
  await bring(
    "cricsheet",
    dataFile("cricket/cricsheet/1254075.json"),
    dataFile("cricket/fantasy/crosswalk.csv"),
  );
  const first = await draft("cricsheet-1254075");
  expect(first).toMatchObject({ series: null, teamOne: null, teamTwo: null });
  const players = [...first!.playing11Data.leftTeamData, ...first!.playing11Data.rightTeamData];
  expect(players).toHaveLength(22);
  expect(first!.playing11Data.leftTeamName).toBe("RR");
  const byIndex = new Map(players.map((player) => [player.player_index, player]));
  const { team, captain, vicecaptain, points, credits } = first!.dreamTeamData!;
  const chosenPlayers = team.flat().map((index) => byIndex.get(index)!);
  expect(chosenPlayers).toHaveLength(11);
  expect(credits).toBe(chosenPlayers.reduce((sum, player) => sum + player.credits!, 0));
  const rankedPlayers = chosenPlayers.toSorted((one, other) => other.points - one.points);
  expect([byIndex.get(captain)!.points, byIndex.get(vicecaptain)!.points]).toEqual([
    rankedPlayers[0]!.points,
    rankedPlayers[1]!.points,
  ]);
  const sum = chosenPlayers.reduce((all, player) => all + player.points, 0);
  expect(points).toBeCloseTo(sum + rankedPlayers[0]!.points + rankedPlayers[1]!.points / 2, 6);
  // Nobody outside the team of the same role and side has more points and fits the credits.
  for (const out of players.filter((player) => !chosenPlayers.includes(player)))
    for (const member of chosenPlayers.filter(
      (one) => one.role === out.role && one.team_index === out.team_index && one.credits! >= out.credits!,
    ))
      expect(out.points).toBeLessThanOrEqual(member.points);

  const gender = "men";
  await author.call.reportRecords.createTeam({
    body: {
      sportTeamName: "rajasthan royals",
      sportTeamCountry: "ind",
      sportTeamCode: "RR",
      sportTeamGender: gender,
    },
  });
  await author.call.reportRecords.createSeries({
    body: {
      seriesName: "Indian Premier League",
      seriesCountry: "ind",
      seriesYear: 2021,
      seriesMonth: "apr",
      seriesGender: gender,
      seriesType: "domestic",
      seriesFormat: "t20",
    },
  });
  expect(await draft("cricsheet-1254075")).toMatchObject({
    series: { seriesName: "Indian Premier League" },
    teamOne: { sportTeamCode: "RR" },
    teamTwo: null,
  });
});

test("a match that is not finished fills in nothing, and one that nobody knows is not found", async () => {
  await bring("import", { name: "one.json", content: JSON.stringify(sampleMatch("draft-1")) });
  expect(await draft("draft-1")).toBeNull();
  const reply = await author.call.matchReports.draft({ params: { matchId: "nobody-knows" } });
  expect(reply).toMatchObject({ ok: false, status: 404 });
});

const waiting = async () => {
  const reply = await author.call.matchReports.drafts({ query: {} });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data;
};

test("a stored draft is complete, is submitted as it is, and leaves the list", async () => {
  await storeDrafts(server.deps);
  expect(await waiting()).toMatchObject([{ matchId: "cricsheet-1254075", missing: [] }]);
  const storedDraft = await draft("cricsheet-1254075");
  expect(storedDraft).toMatchObject({
    series: { seriesName: "Indian Premier League" },
    pitch: { pitchName: "Wankhede Stadium", pitchCity: "Mumbai" },
    teamOne: { sportTeamCode: "RR", sportTeamCountry: "ind" },
    teamTwo: { sportTeamName: "Kolkata Knight Riders" },
    matchInformation: { tossWon: "RR", tossResult: "bowling", matchFormat: "t20", matchGender: "men" },
    matchResult: { matchResult: "RR", firstInningsScore: 133, secondInningsScore: 134 },
  });
  const { series, pitch, teamOne, teamTwo } = storedDraft!;
  const { dreamTeamData, matchInformation, matchResult, playing11Data } = storedDraft!;
  const reply = await author.call.matchReports.create({
    body: {
      seriesId: series!._id,
      pitchId: pitch!._id,
      teamOneId: teamOne!._id,
      teamTwoId: teamTwo!._id,
      gender: "men",
      format: "t20",
      sportIndex: 0,
      data: {
        matchId: "cricsheet-1254075",
        dreamTeamData: dreamTeamData!,
        matchInformation: matchInformation!,
        matchResult: matchResult!,
        playing11Data,
      },
    },
  });
  if (!reply.ok) throw new Error(reply.message);
  const report = await author.call.matchReports.get({
    params: { reportId: reply.data.data.matchReportId },
  });
  expect(report.ok && report.data.data).toMatchObject({
    tossText: expect.stringContaining("rajasthan royals"),
    matchResultText: "rajasthan royals won by 6 wickets",
    dreamTeamData: { team: dreamTeamData!.team, captain: dreamTeamData!.captain },
  });
  await storeDrafts(server.deps);
  expect(await waiting()).toEqual([]);
});

test("a draft follows its match, and one that was discarded stays away", async () => {
  const id = "cricsheet-1254076";
  await bring(
    "cricsheet",
    dataFile("cricket/cricsheet/1254076.json"),
    dataFile("cricket/fantasy/crosswalk.csv"),
  );
  await storeDrafts(server.deps);
  expect(await waiting()).toMatchObject([{ matchId: id }]);
  const before = await draft(id);
  const [player] = before!.playing11Data.leftTeamData;
  const change = { player_index: player!.player_index, field: "points", value: 400 };
  const set = await author.call.matches.override({ params: { id }, body: { changes: [change] } });
  expect(set.ok).toBe(true);
  await storeDrafts(server.deps);
  expect((await draft(id))!.dreamTeamData!.captain).toBe(player!.player_index);

  const discard = () => author.call.matchReports.discard({ params: { matchId: id } });
  expect(await discard()).toMatchObject({ ok: true });
  expect(await discard()).toMatchObject({ ok: false, status: 404 });
  const { player_index, field } = change;
  await author.call.matches.lift({ params: { id }, body: { changes: [{ player_index, field }] } });
  await storeDrafts(server.deps);
  expect(await waiting()).toEqual([]);
  expect(await draft(id)).toEqual(before);
});
