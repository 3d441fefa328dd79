import { outcomeAt, thresholdOf, topOf } from "../choice/team-outcomes.ts";
import { teamScorer } from "../choice/team-scorer.ts";
import type { TeamSet } from "../choice/team-scorer.ts";
import type { Simulation } from "../simulation/simulation.ts";
import type { FieldTeams } from "./forecast-match.ts";

/** Where the real points of teams lie in their forecast. */
export interface ResultInForecast {
  /** Share of the simulated matches in which the best of the teams, whichever it was, had fewer points than in the real one. */
  readonly best: number;
  /** The same of the mean points of the teams. */
  readonly mean: number;
  /** Points by which the mean of the teams is above the field's median team. */
  readonly ahead: number;
  /** What `ahead` is on average in the simulated matches. */
  readonly choice: number;
  /** The rest: on average 0 in the simulated matches. */
  readonly luck: number;
  readonly bySelection: boolean;
}

interface ResultRequest {
  readonly teams: TeamSet;
  readonly field: FieldTeams;
  readonly simulation: Simulation;
  /** Real points, by player_index. */
  readonly points: readonly number[];
}

/** The field's middle team. */
const MIDDLE = 0.5;

/** Places the real match among the simulated ones. */
export function resultInForecast({ teams, field, simulation, points }: ResultRequest): ResultInForecast {
  const { matches } = simulation;
  const scoreMatch = matchScorer(teams, field.teams);
  const outcome = new Float32Array(simulation.points.length / matches);
  const real = scoreMatch(Float32Array.from(points));
  let [lowerBests, lowerMeans, choice] = [0, 0, 0];
  for (let match = 0; match < matches; match++) {
    const { best, mean, ahead } = scoreMatch(outcomeAt(simulation, match, outcome));
    if (best < real.best) lowerBests++;
    if (mean < real.mean) lowerMeans++;
    choice += ahead / matches;
  }
  return {
    best: lowerBests / matches,
    mean: lowerMeans / matches,
    ahead: real.ahead,
    choice,
    luck: real.ahead - choice,
    bySelection: field.bySelection,
  };
}

/** Of one match: the best and the mean of the teams, and how far the mean is above the field's median team. */
function matchScorer(teams: TeamSet, field: TeamSet) {
  const [ofTeams, ofField] = [teamScorer(teams), teamScorer(field)];
  const scores = new Float32Array(teams.count);
  const others = new Float32Array(field.count);
  const middle = topOf(field.count, MIDDLE);
  return (points: Float32Array) => {
    ofTeams.score(points, scores);
    ofField.score(points, others);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const best = scores.reduce((most, score) => Math.max(most, score), -Infinity);
    return { best, mean, ahead: mean - thresholdOf(others, middle) };
  };
}
