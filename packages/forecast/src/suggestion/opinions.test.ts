import { cricket } from "@teamwright/domain";
import { ruleSetById } from "@teamwright/scoring";
import { expect, test } from "vitest";
import { fittedMatch } from "../testing/fitted-match.ts";
import { simulateMatch } from "./forecast-match.ts";
import { withLineUps } from "./opinions.ts";
import type { Opinion } from "./opinions.ts";
import { playerFigures } from "./player-figures.ts";

const { forecast } = fittedMatch();
const indexes = forecast.players.map((_, index) => index);
const match = {
  sport: cricket.index,
  players: forecast.players.map(({ role, side }, index) => ({
    player_index: index,
    role: cricket.roles.findIndex(({ code }) => code === role),
    team_index: side,
    credits: 9,
    selected_by: 0,
    captain_percentage: null,
    vice_captain_percentage: null,
  })),
};
const figuresWith = (opinions: readonly (readonly [number, Opinion])[]) => {
  const figures = playerFigures(
    simulateMatch({
      match,
      forecast,
      indexes,
      rules: ruleSetById("dream11-t20-2025-04")!,
      simulations: 400,
      seed: 1,
      opinions: new Map(opinions),
    }),
  );
  if (!figures.ok) throw new Error(figures.error.code);
  return figures.value;
};

test("more raises a player's points and his place in best teams, less lowers them, and the others stay", () => {
  const [plain, more, less] = [
    figuresWith([]),
    figuresWith([[3, { more: 2 }]]),
    figuresWith([[3, { more: -2 }]]),
  ];
  expect(more[3]!.expected / plain[3]!.expected).toBeCloseTo(1.3, 1);
  expect(less[3]!.expected / plain[3]!.expected).toBeCloseTo(0.7, 1);
  expect(more[3]!.best).toBeGreaterThan(less[3]!.best);
  expect(more[4]!.expected).toBe(plain[4]!.expected);
});

test("who plays takes a place of his side, and eleven of each side are still expected", () => {
  const side = indexes.filter((at) => forecast.players[at]!.side === 0);
  const squad = { ...forecast.players[side[0]!]!, plays: 0.5 };
  const open = { ...forecast, players: [...forecast.players, squad, squad, squad] };
  const addedIndex = forecast.players.length;
  const all = [...open.players.keys()];
  const saidForecast = withLineUps(
    open,
    all,
    new Map([
      [addedIndex, { plays: true }],
      [side[1]!, { plays: false }],
    ]),
  );
  const expectedOf = (of: 0 | 1) =>
    saidForecast.players.filter((player) => player.side === of).reduce((sum, { plays }) => sum + plays, 0);
  expect(saidForecast.players[addedIndex]!.plays).toBe(1);
  expect(saidForecast.players[side[1]!]!.plays).toBe(0);
  expect(expectedOf(0)).toBeCloseTo(11, 6);
  expect(expectedOf(1)).toBe(11);
});

test("without an opinion the forecast is the same", () => {
  expect(withLineUps(forecast, indexes, new Map([[0, { more: 1 }]]))).toBe(forecast);
});
