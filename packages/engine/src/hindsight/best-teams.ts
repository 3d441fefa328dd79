import type { Outcome, Shortfall, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { compile, sidesOf } from "../plan/compile.ts";
import { setBoundsIn } from "../rules/set-bounds.ts";
import { MAX_BEST_TEAMS } from "./best-order.ts";
import { chooseBest } from "./choose-best.ts";
import { countedPoints } from "./contest-points.ts";
import { listBest } from "./list-best.ts";
import type { BestSet, BestTeams } from "./list-best.ts";
import { hundredthsOf } from "./units.ts";

/**
 * The exact `count` teams with the most points that the strategy allows (all of them when there are fewer), the
 * captain's points counted twice and the vice-captain's one and a half times; in a contest, each player's once. `points` is by player_index, in
 * hundredths of a point at the finest; projections before the match work too. Ties at the end of the list are resolved
 * in a fixed but unspecified order. Where the strategy bounds the set (distributions, exposures, `min_difference`), see
 * `chooseBest`. Refusals: those of `compile`, `bad-count`, `bad-points`.
 */
export function bestTeams(
  match: EngineMatch,
  strategy: Strategy,
  points: ArrayLike<number>,
  count: number,
): Outcome<BestSet, Refusal> {
  if (!Number.isInteger(count) || count < 1 || count > MAX_BEST_TEAMS)
    return refuse("bad-count", { most: MAX_BEST_TEAMS }, "count");
  const pointsInUse = countedPoints(match, points);
  const hundredths = hundredthsOf(pointsInUse.points);
  if (!hundredths.ok) return hundredths;
  const best = bestSet(match, strategy, hundredths.value, count);
  if (!best.ok || pointsInUse.times === 1) return best;
  return succeed({ ...best.value, points: best.value.points.map((each) => each / pointsInUse.times) });
}

function bestSet(
  match: EngineMatch,
  strategy: Strategy,
  hundredths: Int32Array,
  count: number,
): Outcome<BestSet, Refusal> {
  if (setBoundsIn(strategy).length > 0) {
    const plan = compile(match, strategy);
    return plan.ok ? succeed(chooseBest(plan.value, hundredths, count)) : plan;
  }
  const sides = sidesOf(match, strategy);
  if (!sides.ok) return sides;
  const best = listBest(match.sport, sides.value, hundredths, count);
  const teams = best.teams.count;
  const fewer: Shortfall = {
    rule: "teams",
    asked: count,
    got: teams,
    reason: "all-exist",
    values: { teams },
  };
  return succeed({ ...best, shortfalls: teams < count ? [fewer] : [] });
}

/**
 * The team with the most points that the strategy allows; null where it allows none. Bounds on a set do not apply to a
 * single team.
 */
export function bestTeam(
  match: EngineMatch,
  strategy: Strategy,
  points: ArrayLike<number>,
): Outcome<BestTeams | null, Refusal> {
  const hundredths = hundredthsOf(points);
  if (!hundredths.ok) return hundredths;
  const sides = sidesOf(match, strategy);
  if (!sides.ok) return sides;
  const best = listBest(match.sport, sides.value, hundredths.value, 1);
  return succeed(best.teams.count === 0 ? null : best);
}

/**
 * The best of all legal teams of the given players (those who played), independent of a strategy; null where they form
 * no legal team.
 */
export const dreamTeam = (
  match: EngineMatch,
  players: readonly number[],
  points: ArrayLike<number>,
): Outcome<BestTeams | null, Refusal> => bestTeam(match, legalStrategy(match, players), points);

/** Every legal team of these players: "all possible teams of the match". */
export const legalStrategy = (match: EngineMatch, players: readonly number[]): Strategy => ({
  sport: match.sport,
  players: [...players],
});
