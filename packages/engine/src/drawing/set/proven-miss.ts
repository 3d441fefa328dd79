import { type Plan, planOf } from "../../plan/compile.ts";
import type { Feature, FeatureKind } from "./features.ts";
import type { TeamSet } from "./team-set.ts";

/**
 * By how many teams any set must miss what is asked, as far as counts prove it: leaders are members, some features few
 * teams have or lack, and a team holds only so many (or no fewer than so many) of the players whose bounds press.
 * Looks at bounds on the whole only.
 */
export function provenMiss(set: TeamSet): number {
  const pool = new Set(set.parts.flatMap((part) => part.pool));
  const alone = [...pool].reduce((sum, player) => sum + playerMiss(set, player), 0);
  return Math.max(alone, pressingMiss(set, true) + pressingMiss(set, false));
}

function boundsOn(set: TeamSet, kind: FeatureKind, player: number): Pick<Feature, "least" | "most"> {
  let least = 0;
  let most = set.columns.count;
  for (const feature of set.features) {
    if (feature.kind !== kind || feature.key !== String(player) || feature.part !== undefined) continue;
    least = Math.max(least, feature.least);
    most = Math.min(most, feature.most);
  }
  return { least, most };
}

/** A player leads only teams that hold the player; and what is broken may be so because too few teams exist. */
function playerMiss(set: TeamSet, player: number): number {
  const member = boundsOn(set, "member", player);
  const leads =
    boundsOn(set, "captain", player).least + boundsOn(set, "viceCaptain", player).least - member.most;
  return Math.max(
    0,
    leads,
    ...set.features.map((feature, place) => missOfCounts(set, feature, place, player)),
  );
}

function missOfCounts(set: TeamSet, feature: Feature, place: number, player: number): number {
  const { kind, key, part, least, most } = feature;
  const count = set.counts[place]!;
  if (kind !== "member" || key !== String(player) || part !== undefined) return 0;
  if (count >= least && count <= most) return 0;
  const exist = set.parts.reduce((sum, { draws }) => sum + draws.count(feature, count < least), 0);
  return count < least ? least - exist : set.columns.count - exist - most;
}

/** Of players who stand at their least or below (at their most or above), how many a single team can hold (or avoid). */
function pressingMiss(set: TeamSet, under: boolean): number {
  const pressing = set.features.filter(
    ({ kind, part, least, most }, place) =>
      kind === "member" &&
      part === undefined &&
      (under
        ? least > 0 && set.counts[place]! <= least
        : most < set.columns.count && set.counts[place]! >= most),
  );
  const players = new Set(pressing.map(({ key }) => Number(key)));
  if (players.size < 2) return 0;
  const asked = pressing.reduce((sum, { least, most }) => sum + (under ? least : most), 0);
  const held = set.parts.map(({ plan }) => heldBy(plan, players, under));
  const total = set.columns.count;
  return Math.max(0, under ? asked - Math.max(...held) * total : Math.min(...held) * total - asked);
}

/** How many of the players a team of the plan holds at most, or at least. */
function heldBy(
  { match, strategy, draft, limits }: Plan,
  players: ReadonlySet<number>,
  most: boolean,
): number {
  const exists = (count: number): boolean => {
    const group = most ? { players, min: count, max: players.size } : { players, min: 0, max: count };
    const plan = planOf(match, strategy, { ...draft, groups: [...draft.groups, group] }, limits);
    return !plan.ok || plan.value.join.teams > 0;
  };
  let count = most ? Math.min(players.size, draft.sport.teamSize) : 0;
  while (count > 0 && most && !exists(count)) count--;
  while (count < draft.sport.teamSize && !most && !exists(count)) count++;
  return count;
}
