import { football } from "@teamwright/domain/sports";
import { toTeams } from "@teamwright/engine";
import { expect, test } from "vitest";
import { pointsForecastSchema } from "../match/points-forecast.ts";
import { describePoints, learnPlayedMatch, makePointsModel } from "../points/points-model.ts";
import { forecastMatch, simulateMatch } from "../suggestion/forecast-match.ts";
import { withLineUps } from "../suggestion/opinions.ts";
import { playerFigures } from "../suggestion/player-figures.ts";
import { suggestTeams, SUGGESTION } from "../suggestion/suggest-teams.ts";
import { inventedSeason, ROLES, squadId } from "../testing/invented-season.ts";
import { simulate } from "./simulate.ts";

const model = makePointsModel();
for (const match of inventedSeason(60)) learnPlayedMatch(model, match);
/** The line-ups, and of each side a midfielder who is not announced. */
const forecastWith = (playing: boolean) =>
  describePoints(model, {
    learnedUntil: "2026-11-01",
    teams: ["Home", "Away"],
    players: ([0, 1] as const).flatMap((side) =>
      [...ROLES, ...(playing ? [] : [2])].map((role, at) => ({
        id: squadId(side, at),
        side,
        role,
        credits: 8,
        playing,
      })),
    ),
  });
const forecast = forecastWith(true);
const playedMatches = simulate(forecast, { matches: 4000, seed: 1, rules: null });
const column = (at: number) =>
  playedMatches.points.subarray(at * playedMatches.matches, (at + 1) * playedMatches.matches);
const meanOf = (values: Float32Array) => values.reduce((sum, each) => sum + each, 0) / values.length;

function correlation(one: Float32Array, other: Float32Array): number {
  const [first, second] = [meanOf(one), meanOf(other)];
  const products = (a: Float32Array, b: Float32Array, from: number, to: number) =>
    a.reduce((sum, each, at) => sum + (each - from) * (b[at]! - to), 0);
  return (
    products(one, other, first, second) /
    Math.sqrt(products(one, one, first, first) * products(other, other, second, second))
  );
}

test("the document passes its schema, and the same seed gives the same bytes", () => {
  const document = pointsForecastSchema.parse(JSON.parse(JSON.stringify(forecast)));
  expect(simulate(document, { matches: 4000, seed: 1, rules: null }).points).toEqual(playedMatches.points);
  expect(simulate(document, { matches: 4000, seed: 2, rules: null }).points).not.toEqual(
    playedMatches.points,
  );
});

test("each player has his mean", () => {
  for (const [at, { mean }] of forecast.players.entries()) expect(meanOf(column(at))).toBeCloseTo(mean, 2);
  expect(forecast.players[9]!.mean).toBeGreaterThan(forecast.players[10]!.mean + 5);
});

test("players who had good matches together have them together, and others do not", () => {
  const [keeper, defender, midfielder, otherKeeper] = [column(0), column(1), column(5), column(11)];
  expect(correlation(keeper, defender)).toBeGreaterThan(0.4);
  expect(Math.abs(correlation(keeper, midfielder))).toBeLessThan(0.2);
  // Twice 60 draws of goals: what they have in common is chance.
  expect(Math.abs(correlation(keeper, otherKeeper))).toBeLessThan(0.4);
});

test("before the line-ups eleven play, one goalkeeper among them, and an opinion moves the others", () => {
  const open = forecastWith(false);
  const indexes = [...open.players.keys()];
  const share = (document: typeof open, at: number) => {
    const { points, matches } = simulate(document, { matches: 1000, seed: 3, rules: null });
    return points.subarray(at * matches, (at + 1) * matches).filter((each) => each !== 0).length / matches;
  };
  expect(share(open, 11)).toBeLessThan(0.2);
  const saidForecast = withLineUps(open, indexes, new Map([[11, { plays: true }]])) as typeof open;
  expect(saidForecast.players.slice(0, 12).reduce((sum, { plays }) => sum + plays, 0)).toBeCloseTo(11);
  expect(share(saidForecast, 11)).toBe(1);
  expect(share(saidForecast, 0)).toBeGreaterThan(0.85);
});

test("a match that is played ball by ball needs rules", () => {
  const { players: _players, ...rest } = forecast;
  const balls = { ...rest, kind: undefined } as never;
  delete (balls as { kind?: unknown }).kind;
  expect(() => simulate(balls, { matches: 1, seed: 1, rules: null })).toThrow(RangeError);
});

const indexes = [...forecast.players.keys()];
const match = {
  sport: football.index,
  players: forecast.players.map(({ role, side }, index) => ({
    player_index: index,
    role,
    team_index: side,
    credits: 9,
    selected_by: 0,
    captain_percentage: null,
    vice_captain_percentage: null,
  })),
};
const request = { match, forecast, indexes, rules: null, simulations: 512, seed: 1 };

test("the best team of each simulated match has eleven players, the better striker among them more often", () => {
  const outcome = playerFigures(simulateMatch(request));
  if (!outcome.ok) throw new Error(outcome.error.code);
  const figures = outcome.value;
  expect(figures.reduce((sum, { best }) => sum + best, 0)).toBeCloseTo(11);
  expect(figures.reduce((sum, { bestCaptain }) => sum + bestCaptain, 0)).toBeCloseTo(1);
  expect(figures[9]!.best).toBeGreaterThan(figures[10]!.best);
});

test("teams are suggested, all legal, with the better striker in most", () => {
  const forecastOfMatch = forecastMatch(request);
  if (!forecastOfMatch.ok) throw new Error("no forecast");
  const suggestion = suggestTeams(forecastOfMatch.value, { ...SUGGESTION, strategy: null, seed: 1 });
  if (!suggestion.ok) throw new Error("no teams");
  const teams = toTeams(suggestion.value.teams, match);
  expect(teams).toHaveLength(20);
  const players = teams.map(({ team }) => team.flat());
  for (const team of players) {
    const left = team.filter((player) => match.players[player]!.team_index === 0).length;
    expect([team.length, left >= 4 && left <= 7]).toEqual([11, true]);
  }
  const holderCount = players.filter((team) => team.includes(9) || team.includes(20)).length;
  expect(holderCount).toBeGreaterThan(15);
  expect(suggestion.value.chance).toBeGreaterThan(0.2);
});
