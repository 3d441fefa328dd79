import { ruleSets, scoreCricket } from "@teamwright/scoring";
import { describe, expect, test } from "vitest";
import { lineupOut } from "#modules/matches/line-up.ts";
import { detailOf, statusAt } from "#modules/matches/match-view.ts";
import { planMatch } from "#modules/matches/plan-match.ts";
import type { StoredMatch } from "#modules/matches/stored-match.ts";
import type { FeedFile } from "../port.ts";
import { formatProblem } from "#modules/match-model/problem.ts";
import { dataFile } from "../testing/match-data.ts";
import { cricsheetAdapter, parseCricsheet } from "./adapter.ts";
import type { CricsheetMatch } from "./schema.ts";
import { announcedOf, ballByBallOf } from "./scorecard.ts";

const matchFile = (number: string): FeedFile => dataFile(`cricket/cricsheet/${number}.json`);
const crosswalk = (): FeedFile => dataFile("cricket/fantasy/crosswalk.csv");

function parseMatch(number: string): CricsheetMatch {
  const match = parseCricsheet(matchFile(number));
  if (!match.ok) throw new Error(match.error.map(formatProblem).join("\n"));
  return match.value;
}

function storeFiles(...files: FeedFile[]): StoredMatch {
  const read = cricsheetAdapter.read(files);
  if (!read.ok) throw new Error(read.error.map(formatProblem).join("\n"));
  const plan = planMatch(null, read.value[0]!, "cricsheet");
  if (!plan.ok) throw new Error(plan.error.map(formatProblem).join("\n"));
  return plan.value.after;
}

describe("Cricsheet files", () => {
  test.each(["1254075", "1254076", "1257951"])(
    "%s with the crosswalk is a finished match of 22 announced players",
    (number) => {
      const match = storeFiles(matchFile(number), crosswalk());
      expect(match.players).toHaveLength(22);
      expect(lineupOut(match)).toBe(true);
      expect(statusAt(match, new Date())).toBe(2);
      expect(match.players.every((player) => player.points !== null && player.points >= -10)).toBe(true);
      for (const { points, pointsByRule } of match.players) {
        expect(pointsByRule?.[0]).toEqual({ rule: "announced", times: 1, points: 4 });
        expect(pointsByRule?.reduce((sum, part) => sum + part.points, 0)).toBe(points);
      }
      const ownership = match.players.reduce((sum, player) => sum + (player.selectedBy ?? 0), 0);
      expect(ownership).toBeGreaterThan(900);
      expect(detailOf(match).lineup_status).toBe(1);
    },
  );

  test("a match without a result is abandoned", () => {
    const { name, content } = matchFile("1254075");
    const file = JSON.parse(content) as { info: { outcome: object } };
    file.info.outcome = { result: "no result" };
    expect(storeFiles({ name, content: JSON.stringify(file) }, crosswalk())).toMatchObject({
      state: "abandoned",
      summary: { result: { kind: "no result" } },
    });
  });

  test("the title tells which side is left", () => {
    expect(storeFiles(matchFile("1254075"), crosswalk()).sides.map((side) => side.shortName)).toEqual([
      "RR",
      "KOL",
    ]);
  });

  test("impact and concussion players are not announced", () => {
    const match = parseMatch("1529308");
    expect(match.info.teams.map((team) => announcedOf(match, team).length)).toEqual([11, 11]);
    const all = ["1359519", "1473511", "1348653"].map(parseMatch);
    for (const each of all)
      expect(each.info.teams.map((team) => announcedOf(each, team).length)).toEqual([11, 11]);
  });

  test("the official points of IPL 2020 are reproduced, all 20 of the three matches", () => {
    const official = JSON.parse(dataFile("cricket/fantasy/ipl2020_official_points.json").content) as {
      matchno: number;
      players: { name: string; points: string }[];
    }[];
    const rules = ruleSets.find((set) => set.id === "dream11-t20-2020")!;
    const comparedNames: string[] = [];
    for (const [matchno, number] of [
      [1, "1216492"],
      [4, "1216496"],
      [12, "1216504"],
    ] as const) {
      const { players: points } = scoreCricket(ballByBallOf(parseMatch(number)), rules, () => undefined);
      const entry = official.find((match) => match.matchno === matchno)!.players[0]!;
      const totals = entry.points.split(",").map(Number);
      for (const [index, name] of entry.name.split(",").entries()) {
        comparedNames.push(name.trim());
        expect([name.trim(), points.find((player) => player.player === name.trim())?.points]).toEqual([
          name.trim(),
          totals[index],
        ]);
      }
    }
    expect(comparedNames).toHaveLength(20);
  });

  test.each(["1348653", "1384429", "1448397", "1473511", "1529308", "1359519", "1252699"])(
    "%s is read and its batters' runs add up to the score less extras",
    (number) => {
      const match = parseMatch(number);
      const { players: points } = scoreCricket(ballByBallOf(match), ruleSets[0]!, () => undefined);
      const runs = points.flatMap((player) => player.lines).filter((line) => line.rule === "run");
      const total = match.innings
        .filter((innings) => innings.super_over !== true)
        .flatMap((innings) => (innings.overs ?? []).flatMap((over) => over.deliveries))
        .reduce((sum, delivery) => sum + delivery.runs.batter, 0);
      const expected = match.info.outcome?.result === "no result" ? 0 : total;
      expect(runs.reduce((sum, line) => sum + line.times, 0)).toBe(expected);
    },
  );

  test("a role CSV that misses a starter, or names a stranger, is refused", () => {
    const lines = crosswalk().content.split("\n");
    const cut = {
      name: "roles.csv",
      content: lines.filter((line) => !line.includes("AD Russell")).join("\n"),
    };
    const missing = cricsheetAdapter.read([matchFile("1254075"), cut]);
    expect(missing.ok ? "" : missing.error.map(formatProblem).join()).toMatch(
      /no row gives role and credits of AD Russell/,
    );
    const odd = {
      name: "roles.csv",
      content: crosswalk().content.replace("AD Russell,bbd41817", "AD Russel,bbd41819"),
    };
    const stranger = cricsheetAdapter.read([matchFile("1254075"), odd]);
    expect(stranger.ok ? "" : stranger.error.map(formatProblem).join("\n")).toMatch(
      /roles\.csv, row 8, match cricsheet-1254075, player: "AD Russel" is not in the match/,
    );
  });
});
