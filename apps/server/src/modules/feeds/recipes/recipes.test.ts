import { combinationsUnder, partitionsUnder, sportByIndex } from "@teamwright/domain";
import { compile, countTeams } from "@teamwright/engine";
import { describe, expect, test } from "vitest";
import { lineupOut } from "#modules/matches/line-up.ts";
import { detailOf } from "#modules/matches/match-view.ts";
import { planMatch } from "#modules/matches/plan-match.ts";
import type { StoredMatch } from "#modules/matches/stored-match.ts";
import type { FeedAdapter } from "../port.ts";
import { formatProblem } from "#modules/match-model/problem.ts";
import { dataFile } from "../testing/match-data.ts";
import { nbaSalariesRecipe } from "./nba-salaries.ts";
import { prematch2021Recipe } from "./prematch-2021.ts";
import { premierLeagueRecipe } from "./premier-league.ts";
import { kabaddiRole, proKabaddiRecipe } from "./pro-kabaddi.ts";

function storeMatches(recipe: FeedAdapter, paths: readonly string[]): StoredMatch[] {
  const files = paths.map(dataFile);
  const read = recipe.read(files);
  if (!read.ok) throw new Error(read.error.map(formatProblem).join("\n"));
  return read.value.map((match) => {
    const plan = planMatch(null, match, recipe.name);
    if (!plan.ok) throw new Error(plan.error.map(formatProblem).join("\n"));
    const again = planMatch(plan.value.after, match, recipe.name);
    expect(again, "a second import changes nothing").toMatchObject({ ok: true, value: { changes: [] } });
    return plan.value.after;
  });
}

const prematch = [
  "cricket/fantasy/prematch_2021-04-24_25.json",
  "cricket/fantasy/crosswalk.csv",
  ...["1254075", "1254076", "1257951"].map((number) => `cricket/cricsheet/${number}.json`),
];
const football = ["invented_gameweek.csv", "invented_fixtures.csv", "invented_teams.csv"];
const kabaddi = ["invented_match.json", "invented_season_stats.csv"];

const cases: readonly (readonly [string, FeedAdapter, readonly string[], number, number])[] = [
  ["ten cricket squads of April 2021, three announced", prematch2021Recipe, prematch, 10, 3],
  [
    "two fixtures of a football gameweek",
    premierLeagueRecipe,
    football.map((file) => `football/${file}`),
    2,
    2,
  ],
  [
    "five NBA games",
    nbaSalariesRecipe,
    ["basketball/salaries_20181225.csv", "basketball/boxscores_20181225.csv"],
    5,
    5,
  ],
  ["a kabaddi final", proKabaddiRecipe, kabaddi.map((file) => `kabaddi/${file}`), 1, 1],
];

/** The most common selection: the announced players, else the half of each side with more ownership and credits. */
function usualPool(match: StoredMatch): number[] {
  const sport = sportByIndex(match.sport);
  if (lineupOut(match))
    return match.players
      .filter((player) => player.playing || match.sport === 2)
      .map((player) => player.index);
  return ([0, 1] as const).flatMap((side) =>
    match.players
      .filter((player) => player.side === side)
      .toSorted((a, b) => (b.selectedBy ?? 0) - (a.selectedBy ?? 0) || b.credits - a.credits)
      .slice(0, sport.teamSize)
      .map((player) => player.index),
  );
}

describe("recipes", () => {
  test.each(cases)(
    "%s: imported twice, playable, thousands of teams",
    (_, recipe, paths, count, announcedCount) => {
      const matches = storeMatches(recipe, paths);
      expect(matches).toHaveLength(count);
      expect(matches.filter((match) => lineupOut(match))).toHaveLength(announcedCount);
      for (const match of matches) {
        const sport = sportByIndex(match.sport);
        const title = `${match.id} ${match.sides[0].shortName} v ${match.sides[1].shortName}`;
        for (const { points, pointsByRule } of match.players) {
          // Football's points are the source's own sums; the others are computed here.
          expect(pointsByRule === null, title).toBe(points === null || match.sport === 1);
          const sum = pointsByRule?.reduce((total, part) => total + part.points, 0) ?? points ?? 0;
          expect(sum, title).toBeCloseTo(points ?? 0, 6);
        }
        const detail = detailOf(match);
        const players = [...detail.left_team_players, ...detail.right_team_players];
        for (const [index, role] of sport.roles.entries())
          expect(
            players.filter((player) => player.role === index).length,
            `${title} ${role.code}`,
          ).toBeGreaterThanOrEqual(role.poolMin);
        for (const side of [detail.left_team_players, detail.right_team_players])
          expect(side.length, `squad of ${title}`).toBeGreaterThanOrEqual(sport.poolMinPerSide);
        const pool = usualPool(match);
        const possible = compile(
          { sport: match.sport, players },
          {
            sport: match.sport,
            rules: 0,
            players: pool,
            fixed: [],
            captains: pool,
            vice_captains: pool,
            partitions: partitionsUnder(sport, 0).map(([left, right]) => [left, right]),
            combinations: combinationsUnder(sport, 0).map((combination) => [...combination]),
            credits: [sport.quickCredits[0], 100],
          },
        );
        const teams = possible.ok ? countTeams(possible.value).teams : 0;
        expect(teams, `teams of ${title}`).toBeGreaterThan(5000);
      }
    },
  );

  test("an empty kabaddi role follows the season's points", () => {
    const season = (raids: number, tackles: number) => ({
      player_id: "1",
      player_position_name: "",
      "player-raid-points_value": raids,
      "player-tackle-points_value": tackles,
      "player-total-points_points_per_match": 1,
    });
    expect(kabaddiRole("\u00a0", season(4, 1))).toBe("RAI");
    expect(kabaddiRole("", season(0, 3))).toBe("DEF");
    expect(kabaddiRole("All- Rounder", undefined)).toBe("ALL");
    expect(kabaddiRole("Defender - Left Cover\u00a0", undefined)).toBe("DEF");
  });
});
