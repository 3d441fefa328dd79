import { combinationsUnder, partitionsUnder, sportByIndex, sportBySlug } from "@teamwright/domain";
import { compile, countTeams } from "@teamwright/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataFile } from "#modules/feeds/testing/match-data.ts";
import { readDocuments } from "#modules/match-model/read-document.ts";
import { lineupOut } from "#modules/matches/line-up.ts";
import { findMatch, listMatchesSince } from "#modules/matches/match-store.repository.ts";
import { detailOf, isAutomatic, statusAt } from "#modules/matches/match-view.ts";
import { planMatch } from "#modules/matches/plan-match.ts";
import type { StoredMatch } from "#modules/matches/stored-match.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { demoAccounts } from "./accounts.ts";
import { demoSports } from "./demo-sports.ts";
import { loadDemo } from "./load-demo.ts";
import { demoMatches } from "./matches.ts";
import { crestSvg } from "./pictures/crest.ts";
import { playerSvg } from "./pictures/player.ts";
import { squadOf } from "./squads.ts";

const now = new Date("2026-11-20T12:00:00Z");

function storedMatches(at = now): StoredMatch[] {
  const read = readDocuments(demoMatches(at), "demo");
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.map((match) => {
    const plan = planMatch(null, match, "demo");
    if (!plan.ok) throw new Error(JSON.stringify(plan.error));
    return plan.value.after;
  });
}

describe("the demo's matches", () => {
  test.each(demoSports.map(({ sport }) => [sport, sportBySlug(sport)!] as const))(
    "%s: three upcoming and more, one with line-ups and automatic, one without percentages, one finished",
    (_, sport) => {
      const matches = storedMatches().filter((match) => match.sport === sport.index);
      const upcoming = matches.filter((match) => statusAt(match, now) === 0);
      expect(upcoming.length).toBeGreaterThanOrEqual(3);
      expect(upcoming.some((match) => lineupOut(match) && isAutomatic(match))).toBe(true);
      expect(upcoming.some((match) => match.players.every((player) => player.selectedBy === null))).toBe(
        true,
      );
      const finishedMatches = matches.filter((match) => statusAt(match, now) === 2);
      expect(finishedMatches).toHaveLength(1);
      expect(finishedMatches[0]?.players.filter((player) => (player.points ?? 0) > 0).length).toBeGreaterThan(
        sport.teamSize,
      );
    },
  );

  test("ownership adds up to the team's size, captain and vice-captain shares to 100", () => {
    for (const match of storedMatches()) {
      const sum = (key: "selectedBy" | "captainPercentage" | "viceCaptainPercentage") =>
        Math.round(match.players.reduce((total, player) => total + (player[key] ?? 0), 0) * 100) / 100;
      const size = sportByIndex(match.sport).teamSize;
      expect([0, size * 100], match.id).toContain(sum("selectedBy"));
      if (!isAutomatic(match)) continue;
      expect([sum("captainPercentage"), sum("viceCaptainPercentage")], `leaders of ${match.id}`).toEqual([
        100, 100,
      ]);
    }
  });

  test("each allows tens of thousands of teams in the quick flow's credits", () => {
    for (const match of storedMatches()) {
      const sport = sportByIndex(match.sport);
      const detail = detailOf(match);
      const players = [...detail.left_team_players, ...detail.right_team_players];
      const pool = match.players
        .filter((player) => player.playing || !lineupOut(match) || match.sport === 2)
        .filter((player) => player.lastPlay || match.sport >= 2)
        .map((player) => player.index);
      const plan = compile(
        { sport: match.sport, players },
        {
          sport: match.sport,
          rules: 1,
          players: pool,
          captains: pool,
          vice_captains: pool,
          partitions: partitionsUnder(sport, 1).map(([left, right]) => [left, right]),
          combinations: combinationsUnder(sport, 1).map((combination) => [...combination]),
          credits: [sport.quickCredits[0], 100],
        },
      );
      expect(plan.ok ? countTeams(plan.value).teams : 0, `teams of ${match.id}`).toBeGreaterThan(20_000);
    }
  });

  test("is the same at every start but for its times", () => {
    const later = new Date(now.getTime() + 24 * 3600 * 1000);
    const timeless = (at: Date) => demoMatches(at).map(({ match_time: _time, ...match }) => match);
    expect(timeless(later)).toEqual(timeless(now));
    const [first] = demoMatches(later);
    expect(Date.parse(first?.match_time ?? "") - later.getTime()).toBeGreaterThan(30 * 60_000);
  });

  test("no two players of a match share a name", () => {
    for (const match of storedMatches())
      expect(new Set(match.players.map((player) => player.name)).size, match.id).toBe(match.players.length);
  });

  test("no player is named like a known player", () => {
    const real = [
      "known-players.csv",
      "basketball/salaries_20181225.csv",
      "cricket/people.csv",
      "cricket/fantasy/prematch_2021-04-24_25.json",
    ]
      .map((path) => dataFile(path).content.toLowerCase())
      .join("\n");
    const names = demoSports
      .flatMap(({ clubs }) => clubs)
      .flatMap((club) => squadOf(club))
      .map((player) => player.name.toLowerCase());
    expect(names.filter((name) => real.includes(name))).toEqual([]);
  });
});

describe("pictures", () => {
  test("are small, well formed and differ", () => {
    const clubs = demoSports.flatMap(({ clubs }) => clubs);
    const crests = clubs.map(crestSvg);
    expect(new Set(crests).size).toBe(24);
    const faces = clubs.flatMap((club) => squadOf(club).map((player) => playerSvg(club, player.id)));
    expect(new Set(faces).size).toBe(faces.length);
    for (const svg of [...crests, ...faces]) {
      expect(svg.length).toBeLessThan(3000);
      expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/);
      expect(svg).not.toMatch(/undefined|NaN/);
    }
  });
});

describe("loading", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  test("makes accounts that can sign in, and moves the matches on at the next start", async () => {
    const { db } = server.deps.database;
    const start = new Date();
    await loadDemo(server.deps, new Date(start.getTime() - 24 * 3600 * 1000));
    const before = await findMatch(db, "demo-cricket-lineups");
    const accounts = await loadDemo(server.deps, start);
    const after = await findMatch(db, "demo-cricket-lineups");
    expect(Date.parse(after!.shown.matchTime)).toBeGreaterThan(start.getTime());
    expect(after!.shown.players.map((player) => [player.index, player.fixedId])).toEqual(
      before!.shown.players.map((player) => [player.index, player.fixedId]),
    );
    expect(await listMatchesSince(db, 0, start)).toHaveLength(4);
    for (const { phone, password } of accounts) {
      const reply = await server.visitor().call.auth.login({ body: { phoneNumber: phone, password } });
      expect(reply.ok, `sign-in of ${phone}`).toBe(true);
    }
    const promotions = await server.visitor().call.promotions.list();
    expect(promotions.ok && promotions.data.data).toHaveLength(3);
  });

  test("staff passwords are as long as staff's must be", () => {
    const staff = demoAccounts.filter(
      ({ fields }) => fields.role !== undefined || fields.primeAdmin === true,
    );
    expect(staff).toHaveLength(4);
    for (const { password } of staff) expect(password.length).toBeGreaterThanOrEqual(12);
  });

  test("pictures are served in demo mode only", async () => {
    const { buildApp } = await import("#app/build-app.ts");
    const app = await buildApp(server.deps, {
      webFolder: null,
      demo: true,
      logStream: { write: () => undefined },
    });
    for (const path of ["crest/cr-harriers.svg", "player/fo-castlevale-03.svg", "banner/plan.svg"]) {
      const reply = await app.inject(`/demo/${path}`);
      expect([path, reply.statusCode, reply.headers["content-type"]]).toEqual([
        path,
        200,
        "image/svg+xml; charset=utf-8",
      ]);
      expect((await server.visitor().send("GET", `/demo/${path}`)).status).toBe(404);
    }
    expect((await app.inject("/demo/crest/nobody.svg")).statusCode).toBe(404);
    expect((await app.inject("/demo/player/cr-harriers-x.svg")).statusCode).toBe(404);
    await app.close();
  });
});
