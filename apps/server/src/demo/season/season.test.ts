import { dateOf, decodeModel, settingOfMatch } from "@teamwright/forecast";
import type { RecordedMatch } from "@teamwright/forecast";
import { beforeAll, expect, test } from "vitest";
import { readDocuments } from "#modules/match-model/public.ts";
import { planMatch } from "#modules/matches/plan-match.ts";
import { detailOf } from "#modules/matches/public.ts";
import { demoMatches } from "../matches.ts";
import { learnSeason, promiseSeason } from "./invent-season.ts";
import { lastDayOfSeason, playSeason } from "./season.ts";

let season: readonly RecordedMatch[];
beforeAll(() => {
  season = playSeason(new Date("2026-11-18T12:00:00Z"));
});

function detailOfDemo(key: string) {
  const read = readDocuments(demoMatches(new Date("2026-11-20T12:00:00Z")), "demo");
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const match = read.value.find(({ id }) => id === `demo-cricket-${key}`)!;
  const plan = planMatch(null, match, "demo");
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return detailOf(plan.value.after);
}

test("the season is one match every second day until its last day, the same at every start", () => {
  expect(season).toHaveLength(120);
  expect([dateOf(season.at(-2)!.day), dateOf(season.at(-1)!.day)]).toEqual(["2026-11-16", "2026-11-18"]);
  const again = playSeason(new Date("2026-11-18T12:00:00Z"));
  expect(again.at(-1)).toEqual(season.at(-1));
  for (const { players, innings } of season) expect([players.length, innings.length]).toEqual([22, 2]);
});

test.each(Array.from({ length: 24 }, (_, hour) => hour))(
  "at %i o'clock the season has ended before the day of the demo's finished match",
  (hour) => {
    const now = new Date(Date.UTC(2026, 10, 20, hour, 30));
    const finished = demoMatches(now).find(({ id }) => id === "demo-cricket-finished");
    expect(lastDayOfSeason(now).toISOString().slice(0, 10) < finished!.match_time!.slice(0, 10)).toBe(true);
  },
);

test("its model forecasts the demo's T20 matches, with and without line-ups, and no other format", () => {
  const model = decodeModel(learnSeason(season).content);
  if (!model.ok) throw new Error(model.error);
  const outcomes = ["lineups", "evening", "plain", "ahead"].map((key) => {
    const setting = settingOfMatch(model.value, detailOfDemo(key));
    return setting.ok ? setting.value.announced : setting.error.code;
  });
  expect(outcomes).toEqual([true, false, false, "unknown-format"]);
});

test("a promise is made from the matches before, and measured by the points of its match", () => {
  const [promise] = promiseSeason(season);
  expect(promise!.document.learnedUntil < promise!.matchTime.toISOString().slice(0, 10)).toBe(true);
  expect(promise!.measured).toHaveLength(45);
  expect(promise!.teams).toHaveLength(20);
});
