import type { ReportBody, SportTeam } from "@teamwright/contract";
import { expect, test } from "vitest";
import type { MatchSummary } from "@teamwright/domain";
import { outcomeOf } from "../compute/outcome.ts";
import { informationOf, missingSections, resultOf } from "./draft-sections.ts";

const team = (name: string, code: string): SportTeam => ({
  _id: code,
  sportTeamName: name,
  sportTeamCountry: "others",
  sportTeamCode: code,
  sportTeamGender: "men",
});
const teams = [team("Otters", "OTT"), team("Falcons", "FAL")] as const;

const innings = (side: 0 | 1, score: number, wickets: number, overs = 20) => ({
  team: side,
  score,
  wickets,
  overs,
});

/** The Otters bat first. */
const summary = (
  result: MatchSummary["result"],
  playedInnings: MatchSummary["innings"],
  more: Partial<MatchSummary> = {},
): MatchSummary => ({
  format: "t20",
  gender: "men",
  day: "2026-04-02",
  series: { name: "Harbour Cup", type: "domestic", year: 2026 },
  venue: null,
  international: false,
  teams: ["Otters", "Falcons"],
  toss: { won: 1, elected: "bowling" },
  innings: playedInnings,
  result,
  ...more,
});

type Ending = MatchSummary["result"];
const sectionOfEnd = (
  kind: Ending["kind"],
  winner: Ending["winner"],
  by: number | null = null,
  method: Ending["method"] = null,
): Ending => ({ kind, winner, by, method });

test.each<[string, Ending, MatchSummary["innings"]]>([
  ["by runs", sectionOfEnd("runs", 0, 16), [innings(0, 216, 7), innings(1, 200, 6)]],
  ["by wickets", sectionOfEnd("wickets", 1, 6), [innings(0, 133, 9), innings(1, 134, 4, 18.5)]],
  ["a shortened chase", sectionOfEnd("runs", 0, 5, "dls"), [innings(0, 150, 6), innings(1, 90, 4, 12)]],
  ["ahead when rain came", sectionOfEnd("wickets", 1, 8, "dls"), [innings(0, 150, 6), innings(1, 70, 2, 8)]],
  ["a super over", sectionOfEnd("won", 0, null, "super_over"), [innings(0, 150, 6), innings(1, 150, 8)]],
  ["a tie", sectionOfEnd("tie", null), [innings(0, 150, 6), innings(1, 150, 8)]],
  ["rain", sectionOfEnd("no result", null), [innings(0, 125, 7, 19.2)]],
  [
    "an innings",
    sectionOfEnd("innings", 0, 22),
    [innings(0, 500, 10, 110), innings(1, 200, 10, 60), innings(1, 278, 10, 90)],
  ],
  [
    "a draw",
    sectionOfEnd("draw", null),
    [innings(0, 300, 10, 90), innings(1, 290, 10, 90), innings(0, 200, 5, 60)],
  ],
])("the section of a result says how it came about: %s", (_, result, playedInnings) => {
  const section = resultOf(summary(result, playedInnings), teams);
  expect(outcomeOf(section!, [...teams], 0)).toEqual({
    ok: true,
    value: { won: result.winner, outcome: { kind: result.kind, by: result.by, method: result.method } },
  });
  expect(section!.secondInningsScore).toBe(playedInnings[1]?.score ?? null);
});

test("a toss that nobody told, or that the innings contradict, leaves the sections to the admin", () => {
  const wonSection = sectionOfEnd("runs", 0, 16);
  const playedInnings = [innings(0, 216, 7), innings(1, 200, 6)];
  const shownMatch = {
    leftTeamName: "OTT",
    rightTeamName: "FAL",
    leftTeamImage: "",
    rightTeamImage: "",
    seriesName: "Harbour Cup",
    matchTime: "2026-04-02T14:00:00.000Z",
  };
  const without = summary(wonSection, playedInnings, { toss: null });
  expect([resultOf(without, teams), informationOf(without, teams, shownMatch)]).toEqual([null, null]);
  expect(
    resultOf(summary(wonSection, playedInnings, { toss: { won: 0, elected: "bowling" } }), teams),
  ).toBeNull();
  const alike = [teams[0], { ...teams[1], sportTeamCode: "ott" }] as const;
  expect(resultOf(summary(wonSection, playedInnings), alike)).toBeNull();
  expect(informationOf(summary(wonSection, playedInnings), teams, shownMatch)).toMatchObject({
    tossWon: "FAL",
    tossResult: "bowling",
    matchType: "domestic",
    year: 2026,
    month: "apr",
  });
  expect(informationOf(summary(wonSection, playedInnings, { series: null }), teams, shownMatch)).toBeNull();
});

test("sections that are not filled in are named by their numbers", () => {
  const sections = { pitch: null, teamOne: teams[0], teamTwo: null, series: null } as const;
  const playing11Data: ReportBody["playing11Data"] = {
    leftTeamName: "OTT",
    rightTeamName: "FAL",
    leftTeamImage: "",
    rightTeamImage: "",
    leftTeamData: [],
    rightTeamData: [],
  };
  const empty = { matchInformation: null, matchResult: null, dreamTeamData: null };
  expect(missingSections({ ...sections, ...empty, playing11Data })).toEqual([1, 2, 3, 4, 5, 6]);
});
