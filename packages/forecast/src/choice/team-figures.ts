import { shortestRange } from "../statistics/distribution.ts";
import type { Simulation } from "../simulation/simulation.ts";
import { outcomeAt } from "./team-outcomes.ts";
import { blockOf, teamScorer } from "./team-scorer.ts";
import type { TeamSet } from "./team-scorer.ts";

/** What is expected of each team of a set, one value for each team. */
export interface TeamFigures {
  readonly expected: Float32Array;
  /** The shortest range of points that holds 80 % of the simulated matches. */
  readonly low: Float32Array;
  readonly high: Float32Array;
  /** Chance to be among the best 1 % and 10 % of the field. */
  readonly top1: Float32Array;
  readonly top10: Float32Array;
}

const RANGE = 0.8;
/** Teams scored at a time, so that 10,000 matches of many teams fit the memory of a phone. */
const BLOCK = 256;

/** `top1` and `top10`: the points that put a team there, by simulated match. */
export function teamFigures(
  teams: TeamSet,
  simulation: Simulation,
  top1: Float32Array,
  top10: Float32Array,
): TeamFigures {
  const { matches } = simulation;
  const column = (): Float32Array => new Float32Array(teams.count);
  const figures = { expected: column(), low: column(), high: column(), top1: column(), top10: column() };
  const points = new Float32Array(simulation.points.length / matches);
  for (let first = 0; first < teams.count; first += BLOCK) {
    const block = blockOf(teams, first, Math.min(BLOCK, teams.count - first));
    const scorer = teamScorer(block);
    const scores = new Float32Array(block.count);
    const all = new Float32Array(block.count * matches);
    for (let match = 0; match < matches; match++) {
      scorer.score(outcomeAt(simulation, match, points), scores);
      for (let team = 0; team < block.count; team++) {
        const score = scores[team]!;
        all[team * matches + match] = score;
        if (score >= top1[match]!) figures.top1[first + team]! += 1 / matches;
        if (score >= top10[match]!) figures.top10[first + team]! += 1 / matches;
      }
    }
    for (let team = 0; team < block.count; team++) {
      const sortedPoints = all.subarray(team * matches, (team + 1) * matches).sort();
      let sum = 0;
      for (let match = 0; match < matches; match++) sum += sortedPoints[match]!;
      const [low, high] = shortestRange(sortedPoints, RANGE);
      figures.expected[first + team] = sum / matches;
      figures.low[first + team] = low;
      figures.high[first + team] = high;
    }
  }
  return figures;
}
