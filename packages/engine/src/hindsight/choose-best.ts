import type { Shortfall } from "@teamwright/domain";
import { playersOf } from "../drawing/set/candidate.ts";
import type { Candidate } from "../drawing/set/candidate.ts";
import { distanceIn } from "../drawing/set/distance.ts";
import { FeatureReader } from "../drawing/set/features.ts";
import { boundsOfParts } from "../drawing/set/make-set.ts";
import { mixPartOf } from "../drawing/set/mix-part.ts";
import { mostApart } from "../drawing/set/most-apart.ts";
import { shortfallsOf } from "../drawing/set/shortfalls.ts";
import { WorkingSet } from "../drawing/set/working-set.ts";
import type { Plan } from "../plan/compile.ts";
import { seededGenerator } from "../random/generator.ts";
import { emptyColumns } from "../team-set/columns.ts";
import { selectTeams } from "../team-set/select.ts";
import type { BestSet } from "./list-best.ts";
import { BestOrder } from "./best-order.ts";
import { MinimumList } from "./due-minimums.ts";
import type { DueMinimum } from "./due-minimums.ts";

/** Comparisons of two teams that end the choice. */
const MAX_COMPARED = 400_000_000;

/**
 * The best teams one after another: each is the team with the most points that differs enough from those before it,
 * exceeds no maximum, and leaves enough teams for every minimum. A minimum that needs all the teams to come is due, and
 * only teams with it are taken. Minimums of captains are due together, because a team has one; so are those of
 * vice-captains, of pairs, of partitions and of combinations. Where no team meets all that is due, the last of them is
 * given up. Shares are percent of `count`. The result may miss a bound that another choice would meet; it has a
 * shortfall then.
 */
export function chooseBest(plan: Plan, hundredths: Int32Array, count: number): BestSet {
  const { match, strategy, constraints } = plan;
  // Only counts are read from it; nothing is drawn.
  const part = mixPartOf(plan, count, seededGenerator(0));
  const { wishes, features, exposures } = boundsOfParts([part], strategy, count);
  const distance = distanceIn(strategy);
  const set = new WorkingSet(emptyColumns(match.sport, count), [part], { features, distance });
  const minimums = new MinimumList(features);
  const reader = new FeatureReader(features, match, constraints.sport.roles.length);
  const order = new BestOrder(plan, hundredths, { count, distance });
  const points: number[] = [];
  let comparedCount = 0;

  /** Whether the set with the team keeps its bounds; a team that is too near is reported. */
  const keepsBounds = (team: Candidate, due: readonly DueMinimum[]): boolean => {
    if (set.knows(team)) return false;
    comparedCount += set.count;
    const near = set.tooNear(team);
    if (near !== undefined) {
      order.reportNear(playersOf(set.teamAt(near).words));
      return false;
    }
    let fits = true;
    reader.each(team, (index) => {
      if (set.counts[index]! >= features[index]!.most) fits = false;
    });
    return fits && due.every((own) => own.features.some((index) => reader.has(team, index)));
  };

  while (set.count < count && comparedCount < MAX_COMPARED) {
    const due = minimums.due(set.counts, count - set.count);
    const full = features.filter(({ most }, index) => set.counts[index]! >= most);
    const next = order.next(full, due, (team) => comparedCount < MAX_COMPARED && keepsBounds(team, due));
    if (next !== undefined) {
      set.add(next.team, 0);
      points.push(next.points);
      continue;
    }
    const last = due.at(-1);
    if (last === undefined || order.isCutShort) break;
    minimums.drop(last);
  }
  const rows = Uint32Array.from({ length: set.count }, (_, row) => row);
  return {
    teams: selectTeams(set.columns, rows),
    points: Float64Array.from(points),
    shortfalls: [...missingTeams(plan, set, count), ...shortfallsOf(set, exposures, wishes)],
  };
}

function missingTeams(plan: Plan, { count: got, distance }: WorkingSet, points: number): Shortfall[] {
  if (got === points) return [];
  if (got === plan.join.teams)
    return [{ rule: "teams", asked: points, got, reason: "all-exist", values: { teams: got } }];
  if (distance === undefined)
    return [{ rule: "teams", asked: points, got, reason: "not-proven", values: {} }];
  const most = mostApart([plan], distance, points);
  const isProven = most < points;
  return [
    {
      rule: "min_difference",
      asked: points,
      got,
      reason: isProven ? "too-alike" : "not-proven",
      values: isProven ? { teams: most } : {},
    },
  ];
}
