import { countLimit } from "../../constraints/constraints.ts";
import { type Plan, planOf } from "../../plan/compile.ts";
import type { Feature, FeatureKind } from "../feature.ts";
import type { WorkingSet } from "./working-set.ts";

/**
 * The number of teams by which any set must miss its bounds, as far as counts prove it. Captains are members of their
 * teams, few teams may have or lack a feature, and a team can hold only a limited number of the players whose bounds
 * are tight. Considers bounds on the whole set only.
 */
export function provenMiss(set: WorkingSet): number {
  const pool = new Set(set.parts.flatMap((part) => part.pool));
  const alone = [...pool].reduce((sum, player) => sum + playerMiss(set, player), 0);
  return Math.max(alone, pressingMiss(set, true) + pressingMiss(set, false));
}

function boundsOn(set: WorkingSet, kind: FeatureKind, player: number): Pick<Feature, "least" | "most"> {
  let least = 0;
  let most = set.columns.count;
  for (const feature of set.features) {
    if (feature.kind !== kind || feature.key !== String(player) || feature.part !== undefined) continue;
    least = Math.max(least, feature.least);
    most = Math.min(most, feature.most);
  }
  return { least, most };
}

/**
 * A player can be captain only of teams that hold the player; and a bound may be missed because too few teams exist.
 */
function playerMiss(set: WorkingSet, player: number): number {
  const member = boundsOn(set, "member", player);
  const leads =
    boundsOn(set, "captain", player).least + boundsOn(set, "viceCaptain", player).least - member.most;
  return Math.max(
    0,
    leads,
    ...set.features.map((feature, index) => missOfCounts(set, feature, index, player)),
  );
}

function missOfCounts(set: WorkingSet, feature: Feature, index: number, player: number): number {
  const { kind, key, part, least, most } = feature;
  const count = set.counts[index]!;
  if (kind !== "member" || key !== String(player) || part !== undefined) return 0;
  if (count >= least && count <= most) return 0;
  const exist = set.parts.reduce((sum, { draws }) => sum + draws.count(feature, count < least), 0);
  return count < least ? least - exist : set.columns.count - exist - most;
}

/**
 * The miss of players at or below their minimum (at or above their maximum), from how many of them a single team can
 * hold (or avoid).
 */
function pressingMiss(set: WorkingSet, under: boolean): number {
  const pressing = set.features.filter(
    ({ kind, part, least, most }, index) =>
      kind === "member" &&
      part === undefined &&
      (under
        ? least > 0 && set.counts[index]! <= least
        : most < set.columns.count && set.counts[index]! >= most),
  );
  const players = new Set(pressing.map(({ key }) => Number(key)));
  if (players.size < 2) return 0;
  const demand = pressing.reduce((sum, { least, most }) => sum + (under ? least : most), 0);
  const heldCounts = set.parts.map(({ plan }) => heldBy(plan, players, under));
  const total = set.columns.count;
  return Math.max(
    0,
    under ? demand - Math.max(...heldCounts) * total : Math.min(...heldCounts) * total - demand,
  );
}

/** How many of the players a team of the plan holds at most, or at least. */
function heldBy(
  { match, strategy, constraints, limits }: Plan,
  players: ReadonlySet<number>,
  most: boolean,
): number {
  const exists = (count: number): boolean => {
    const range = most ? { min: count, max: players.size } : { min: 0, max: count };
    const sums = [...constraints.sums, countLimit("groups", players, range)];
    const plan = planOf(match, strategy, { ...constraints, sums }, limits);
    return !plan.ok || plan.value.join.teams > 0;
  };
  let count = most ? Math.min(players.size, constraints.sport.teamSize) : 0;
  while (count > 0 && most && !exists(count)) count--;
  while (count < constraints.sport.teamSize && !most && !exists(count)) count++;
  return count;
}
