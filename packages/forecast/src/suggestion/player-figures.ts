import { bestTeams } from "@teamwright/engine";
import { membersOf } from "@teamwright/engine/team-set";
import { shortestRange } from "../statistics/distribution.ts";
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

/** Of every player of the match, by player_index. */
export function playerFigures({ match, legal, measuring }: SimulatedMatch): PlayerFigures[] {
  const { matches, points } = measuring;
  const searched = Math.min(SEARCHED, matches);
  const counts = new Float64Array(points.length / matches);
  const captains = new Float64Array(points.length / matches);
  let found = 0;
  for (let at = 0; at < searched; at++) {
    const outcome = Array.from(counts, (_, player) => points[player * matches + at]!);
    const best = bestTeams(match, legal, outcome, 1);
    if (!best.ok || best.value.teams.count === 0) continue;
    const { teams } = best.value;
    found++;
    for (const player of membersOf(teams, 0)) counts[player]!++;
    captains[teams.captain[0]!]!++;
  }
  return match.players.map(({ player_index: index }) => {
    const sorted = points.slice(index * matches, (index + 1) * matches).sort();
    const [low, high] = shortestRange(sorted, RANGE);
    const sum = sorted.reduce((total, each) => total + each, 0);
    const share = (count: number): number => (found === 0 ? 0 : count / found);
    return {
      index,
      expected: sum / matches,
      low,
      high,
      best: share(counts[index]!),
      bestCaptain: share(captains[index]!),
    };
  });
}
