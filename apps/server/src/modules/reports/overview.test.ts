import type { contract, InputOf, ReportStatistics } from "@teamwright/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { storeGenerated } from "./testing/store-generated.ts";
import type { GeneratedReport } from "./testing/generated-reports.ts";

type Filters = NonNullable<InputOf<typeof contract.matchReports.overview>["body"]>;

let server: TestApp;
let customer: SignedInVisitor;
let storedReports: Awaited<ReturnType<typeof storeGenerated>>;
beforeAll(async () => {
  server = await startTestApp();
  customer = await signUp(server, { plan: 30 });
  storedReports = await storeGenerated(server.deps.database.db, 500, 20261121);
}, 120_000);
afterAll(() => server.close());

interface NumberedReport {
  readonly report: GeneratedReport;
  readonly id: string;
}

const mean = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 100) / 100;
};

/** Compares averages to a cent: the database adds in another order. */
const near = (value: number | null) => (value === null ? null : expect.closeTo(value, 1));

/** The same counted from the sections as they were written, one report after the other. */
function countByHand(filters: Filters) {
  const { seriesData, pitchData, teamData, formatData, genderData, matchNumberData } = filters;
  const pickedCaptains = storedReports.generated
    .map((report, at): NumberedReport => ({ report, id: storedReports.ids[at]! }))
    .filter(({ report }) => {
      const teams = report.teamsAt.map((at) => storedReports.teams[at]!._id);
      if (seriesData !== undefined && storedReports.series[report.seriesAt] !== seriesData) return false;
      if (pitchData !== undefined && storedReports.pitches[report.pitchAt] !== pitchData) return false;
      if (teamData !== undefined && !teams.includes(teamData)) return false;
      if (formatData !== undefined && !formatData.includes(report.format)) return false;
      return genderData === undefined || genderData.includes(report.gender);
    })
    .toSorted(
      (one, other) =>
        Date.parse(other.report.body.matchInformation.matchTime) -
          Date.parse(one.report.body.matchInformation.matchTime) || (one.id < other.id ? -1 : 1),
    )
    .slice(0, matchNumberData ?? Infinity);
  return {
    ids: pickedCaptains.map(({ id }) => id),
    matches: pickedCaptains.map(({ report }) => figuresOf(report)),
  };
}

function figuresOf({ body }: GeneratedReport) {
  const { matchInformation, matchResult, dreamTeamData, playing11Data } = body;
  const codes = [matchInformation.leftTeamName, matchInformation.rightTeamName];
  const winnerIndex = codes.indexOf(matchResult.matchResult);
  const toss = codes.indexOf(matchInformation.tossWon);
  const batFirst = matchInformation.tossResult === "batting" ? toss : toss === 0 ? 1 : 0;
  const everybody = [...playing11Data.leftTeamData, ...playing11Data.rightTeamData];
  const team = dreamTeamData.team.flat().map((index) => everybody[index]!);
  const factor = (index: number) =>
    index === dreamTeamData.captain ? 2 : index === dreamTeamData.vicecaptain ? 1.5 : 1;
  const pointsOf = (roles: readonly number[]) =>
    team
      .filter(({ role }) => roles.includes(role))
      .reduce((sum, player) => sum + player.points * factor(player.player_index), 0);
  const hasCredits = everybody.every(({ credits }) => credits !== null);
  const bands = (bounds: readonly number[]) =>
    everybody.some(({ selected_by }) => selected_by === null)
      ? null
      : bounds
          .slice(0, -1)
          .map(
            (from, at) =>
              team.filter(({ selected_by }) => {
                const percent = selected_by ?? 0;
                return percent >= from && (percent < bounds[at + 1]! || bounds[at + 1] === 100);
              }).length,
          )
          .join("-");
  return {
    won: winnerIndex,
    batFirst,
    tossWon: winnerIndex < 0 ? null : toss === winnerIndex,
    firstWon: winnerIndex < 0 ? null : batFirst === winnerIndex,
    first: matchResult.firstInningsScore,
    second: matchResult.secondInningsScore,
    firstWickets: matchResult.firstInningsWickets,
    secondWickets: matchResult.secondInningsWickets,
    captain: everybody[dreamTeamData.captain]!,
    vice: everybody[dreamTeamData.vicecaptain]!,
    points: [0, 1, 2, 3].map((role) => pointsOf([role])),
    total: pointsOf([0, 1, 2, 3]),
    credits: hasCredits ? team.reduce((sum, player) => sum + (player.credits ?? 0), 0) : null,
    partition:
      winnerIndex < 0
        ? null
        : `${team.filter((player) => player.team_index === winnerIndex).length}:${team.filter((player) => player.team_index !== winnerIndex).length}`,
    combination: [0, 1, 2, 3].map((role) => team.filter((player) => player.role === role).length).join("-"),
    patterns: [
      bands([0, 30, 70, 100]),
      bands([0, 20, 40, 60, 80, 100]),
      bands([0, 25, 50, 75, 100]),
      bands([0, 50, 100]),
      bands([0, 40, 70, 100]),
    ],
  };
}

const tally = (values: readonly (string | null)[]) => {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([pattern, value]) => ({ pattern, value }))
    .toSorted((one, other) => other.value - one.value || (one.pattern < other.pattern ? -1 : 1));
};

function expectedOf(
  matches: readonly ReturnType<typeof figuresOf>[],
): Partial<Record<keyof ReportStatistics, unknown>> {
  const count = (test: (match: (typeof matches)[number]) => boolean) => matches.filter(test).length;
  const roles = (of: "captain" | "vice", test: (match: (typeof matches)[number]) => boolean) =>
    [0, 1, 2, 3].map((role) => count((match) => match[of].role === role && test(match)));
  const from = (of: "captain" | "vice", winning: boolean) =>
    roles(of, (match) => match.won >= 0 && (match[of].team_index === match.won) === winning);
  const all = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const credits = matches.filter((match) => match.credits !== null);
  return {
    total_matches: matches.length,
    avg_first_innings_score: near(mean(matches.map(({ first }) => first))),
    avg_first_innings_wickets: near(mean(matches.map(({ firstWickets }) => firstWickets))),
    avg_second_innings_score: near(mean(matches.map(({ second }) => second))),
    avg_second_innings_wickets: near(mean(matches.map(({ secondWickets }) => secondWickets))),
    toss_won_match_won: count(({ tossWon }) => tossWon === true),
    toss_won_match_lose: count(({ tossWon }) => tossWon === false),
    bat_first_match_won: count(({ firstWon }) => firstWon === true),
    bat_second_match_won: count(({ firstWon }) => firstWon === false),
    captain_from_winning_team_count: all(from("captain", true)),
    captain_from_losing_team_count: all(from("captain", false)),
    captain_role_count: roles("captain", () => true),
    vicecaptain_from_winning_team_count: all(from("vice", true)),
    vicecaptain_from_losing_team_count: all(from("vice", false)),
    vicecaptain_role_count: roles("vice", () => true),
    captain_role_by_side: { winning: from("captain", true), losing: from("captain", false) },
    vicecaptain_role_by_side: { winning: from("vice", true), losing: from("vice", false) },
    avg_total_points: near(mean(matches.map(({ total }) => total))),
    avg_wk_points: near(mean(matches.map(({ points }) => points[0]!))),
    avg_bat_points: near(mean(matches.map(({ points }) => points[1]!))),
    avg_al_points: near(mean(matches.map(({ points }) => points[2]!))),
    avg_bowl_points: near(mean(matches.map(({ points }) => points[3]!))),
    partision_data: tally(matches.map(({ partition }) => partition)),
    combination_data: tally(matches.map(({ combination }) => combination)),
    percentage_pattern_data: [
      "0-30, 30-70, 70-100",
      "0-20, 20-40, 40-60, 60-80, 80-100",
      "0-25, 25-50, 50-75, 75-100",
      "0-50, 50-100",
      "0-40, 40-70, 70-100",
    ].map((label, at) => ({ label, data: tally(matches.map(({ patterns }) => patterns[at]!)) })),
    avg_dt_credits: near(mean(credits.map((match) => match.credits))),
    // Grand League's range of cricket; every generated match has a team in it.
    avg_left_range: credits.length === 0 ? null : 96.5,
    avg_right_range: credits.length === 0 ? null : 100,
    count_within_the_range: credits.filter((match) => (match.credits ?? 0) >= 96.5).length,
    credits_data: tally(credits.map((match) => String(Math.floor(match.credits ?? 0))))
      .map(({ pattern, value }) => ({ credits: Number(pattern), value }))
      .toSorted((one, other) => one.credits - other.credits),
    matches: {
      first_innings: count(({ first }) => first !== null),
      second_innings: count(({ second }) => second !== null),
      toss: count(({ tossWon }) => tossWon !== null),
      decided: count(({ won }) => won >= 0),
      dream_team: matches.length,
      dream_team_decided: count(({ won }) => won >= 0),
      percentages: count(({ patterns }) => patterns[0] !== null),
      credits: credits.length,
      range: credits.length,
    },
  };
}

const cases = (): Record<string, Filters> => ({
  "no filter": {},
  series: { seriesData: storedReports.series[3]! },
  pitch: { pitchData: storedReports.pitches[5]! },
  team: { teamData: storedReports.teams[1]!._id },
  "one format": { formatData: ["t20"] },
  "two formats": { formatData: ["odi", "test"] },
  gender: { genderData: ["women"] },
  "the newest 10": { matchNumberData: 10 },
  "more matches than there are": { matchNumberData: 5000 },
  "team, format and gender": {
    teamData: storedReports.teams[2]!._id,
    formatData: ["t20", "t10"],
    genderData: ["men"],
  },
  "all filters": {
    seriesData: storedReports.series[0]!,
    pitchData: storedReports.pitches[0]!,
    teamData: storedReports.teams[0]!._id,
    formatData: ["t10", "t20", "odi", "test"],
    genderData: ["men", "women"],
    matchNumberData: 5,
  },
  "a series that nobody knows": { seriesData: "5f0c2f46-8a2a-4c0e-9d1c-2f3a4b5c6d7e" },
});

test.each([
  "no filter",
  "series",
  "pitch",
  "team",
  "one format",
  "two formats",
  "gender",
  "the newest 10",
  "more matches than there are",
  "team, format and gender",
  "all filters",
  "a series that nobody knows",
])("overview and list equal a count by hand over 500 reports: %s", async (name) => {
  const filters = cases()[name]!;
  const { ids, matches } = countByHand(filters);
  const reply = await customer.call.matchReports.overview({ body: filters });
  expect(reply.ok && reply.data.data).toMatchObject(expectedOf(matches));
  const points = reply.ok ? reply.data.data.innings_over_time : [];
  expect(points.reduce((sum, point) => sum + point.matches, 0)).toBe(matches.length);
  expect(points.length).toBe(Math.min(60, matches.length));

  const listedNames: string[] = [];
  for (let page = 0; ; page++) {
    const part = await customer.call.matchReports.list({ body: { ...filters, page, size: 100 } });
    if (!part.ok) throw new Error(part.message);
    expect(part.data.totalPages).toBe(Math.ceil(matches.length / 100));
    listedNames.push(...part.data.data.map(({ matchReportId }) => matchReportId));
    if (page + 1 >= part.data.totalPages) break;
  }
  expect(listedNames).toEqual(ids);
});
