import { cricket } from "@teamwright/domain";
import { selectTeams } from "@teamwright/engine";
import { ruleSetById } from "@teamwright/scoring";
import { expect, test } from "vitest";
import { drawnTeams } from "../testing/drawn-teams.ts";
import { fittedMatch } from "../testing/fitted-match.ts";
import { forecastMatch } from "./forecast-match.ts";
import { chancesOf, chooseFrom, measureTeams } from "./suggest-teams.ts";

const { forecast } = fittedMatch();
const playedMatches = forecastMatch({
  match: {
    sport: cricket.index,
    players: forecast.players.map(({ role, side }, index) => ({
      player_index: index,
      role: cricket.roles.findIndex(({ code }) => code === role),
      team_index: side,
      credits: 9,
      selected_by: null,
      captain_percentage: null,
      vice_captain_percentage: null,
    })),
  },
  forecast,
  indexes: forecast.players.map((_, index) => index),
  rules: ruleSetById("dream11-t20-2025-04")!,
  simulations: 512,
  seed: 1,
});
if (!playedMatches.ok) throw new Error(playedMatches.error.code);

test("five of a set are likelier in the top than its first five, and not above the bound", () => {
  const teams = drawnTeams(forecast.players, 200, 5);
  const choice = chooseFrom(playedMatches.value, teams, 5, 0.01);
  const first = selectTeams(teams, Uint32Array.of(0, 1, 2, 3, 4));
  const best = selectTeams(teams, Uint32Array.from(choice.teams));
  const [ofFirst, ofBest, ofAll] = chancesOf(playedMatches.value, [first, best, teams], 0.01);
  expect(choice.teams).toHaveLength(5);
  expect(ofBest).toBeGreaterThan(ofFirst!);
  expect(ofAll).toBeGreaterThanOrEqual(ofBest!);
  expect(choice.bound).toBeGreaterThanOrEqual(choice.chance);
  expect(ofBest).toBe(measureTeams(playedMatches.value, best, 0.01).chance);
});
