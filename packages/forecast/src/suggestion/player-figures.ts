import { succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { bestTeam } from "@teamwright/engine";
import type { Refusal } from "@teamwright/engine";
import { membersOf } from "@teamwright/engine/team-set";
import type { Simulation } from "../simulation/simulation.ts";
import { shortestRange } from "../statistics/distribution.ts";
import { meanPoints } from "./candidates.ts";
import type { SimulatedMatch } from "./forecast-match.ts";

/** What is expected of one player, in points. */
export interface PlayerFigures {
  readonly index: number;
  readonly expected: number;
  /** The shortest range that holds 80 % of the simulated matches. */
  readonly low: number;
  readonly high: number;
  /** Shares of the simulated matches whose best team has the player, and has him as captain. */
  readonly best: number;
  readonly bestCaptain: number;
}

const RANGE = 0.8;
/** Simulated matches of which the best team is searched: a share of 40 % is within 13 points then. */
const SEARCHED = 60;

/** A player's simulated points, ascending, their mean, and the shortest range that holds 80 % of them. */
export function pointsOfPlayer({ matches, points }: Simulation, index: number) {
  const sorted = points.slice(index * matches, (index + 1) * matches).sort();
  const [low, high] = shortestRange(sorted, RANGE);
  return { sorted, expected: sorted.reduce((sum, each) => sum + each, 0) / matches, low, high };
}

/** Of every player of the match, by player_index. */
export function playerFigures({
  match,
  legal,
  measuring,
}: SimulatedMatch): Outcome<PlayerFigures[], Refusal> {
  const { matches, points } = measuring;
  const searchedMatches = Math.min(SEARCHED, matches);
  const counts = new Float64Array(points.length / matches);
  const captains = new Float64Array(points.length / matches);
  let foundTeams = 0;
  for (let at = 0; at < searchedMatches; at++) {
    const best = bestTeam(match, legal, meanPoints(measuring, at, at + 1));
    if (!best.ok) return best;
    if (best.value === null) continue;
    const { teams } = best.value;
    foundTeams++;
    for (const player of membersOf(teams, 0)) counts[player]!++;
    captains[teams.captain[0]!]!++;
  }
  const share = (count: number): number => (foundTeams === 0 ? 0 : count / foundTeams);
  const figures = match.players.map(({ player_index: index }) => {
    const { expected, low, high } = pointsOfPlayer(measuring, index);
    return {
      index,
      expected,
      low,
      high,
      best: share(counts[index]!),
      bestCaptain: share(captains[index]!),
    };
  });
  return succeed(figures);
}
