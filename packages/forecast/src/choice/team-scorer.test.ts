import { scoreTeams } from "@teamwright/engine";
import { seededGenerator } from "@teamwright/engine/random";
import { expect, test } from "vitest";
import { drawnTeams } from "../testing/drawn-teams.ts";
import { fittedMatch } from "../testing/fitted-match.ts";
import { teamScorer } from "./team-scorer.ts";

const { forecast } = fittedMatch();

test.each([
  ["announced elevens", forecast.players],
  ["squads of 22, in two passes", [...forecast.players, ...forecast.players]],
])("%s: the scores are the engine's", (_, players) => {
  const teams = drawnTeams(players, 500, 3);
  const random = seededGenerator(4);
  const points = Array.from(players, () => random.below(300) / 2 - 10);
  const scores = new Float32Array(teams.count);
  teamScorer(teams).score(Float32Array.from(points), scores);
  const expected = scoreTeams(teams, points);
  for (let team = 0; team < teams.count; team++) expect(scores[team]).toBeCloseTo(expected[team]!, 3);
});

test("a player without points in the outcome, as one who is out, adds none", () => {
  const teams = drawnTeams(forecast.players, 50, 3);
  const points = Array.from(forecast.players, (_, player) => (player < 20 ? player : 0));
  const scores = new Float32Array(teams.count);
  teamScorer(teams).score(Float32Array.from(points.slice(0, 20)), scores);
  const expected = scoreTeams(teams, points);
  for (let team = 0; team < teams.count; team++) expect(scores[team]).toBeCloseTo(expected[team]!, 3);
});
