import type { Shortfall } from "@teamwright/domain";
import { wishesToMeet } from "./default-shares.ts";
import type { Feature } from "../feature.ts";
import type { PlannedPart } from "./mix-part.ts";
import type { Wish } from "../shares/distributions.ts";
import { shortfallsAmong } from "../shares/why-not.ts";
import type { WorkingSet } from "./working-set.ts";

/** The shortfalls of a set: every exposure and every distribution's wish, as asked, in teams. */
export function shortfallsOf(
  set: WorkingSet,
  exposures: readonly Feature[],
  wishes: readonly (Wish & Pick<Feature, "part">)[],
): Shortfall[] {
  const exist = (asked: Feature, having: boolean): number => {
    const parts = asked.part === undefined ? set.parts : [set.parts[asked.part]!];
    return parts.reduce((sum, part: PlannedPart) => sum + part.draws.count(asked, having), 0);
  };
  const askedBounds = set.parts.flatMap((part, index) => {
    const own = wishes.filter((wish) => (wish.part ?? 0) === index);
    const teams = own.some((wish) => wish.part !== undefined) ? part.teams : set.count;
    return wishesToMeet(part.plan.strategy, own, nearestIn(set, part, teams), (wish) => countOf(set, wish));
  });
  return shortfallsAmong([...exposures, ...askedBounds], {
    got: (asked) => countOf(set, asked),
    exist,
    teams: set.count,
    alsoWhy: (asked) => tooFewPlaces(set, asked),
  });
}

/** Where the distributions cannot be drawn directly: the quotas of the set, which consider how many teams exist. */
function nearestIn(set: WorkingSet, part: PlannedPart, teams: number): (wish: Wish) => number {
  const wanted = (wish: Wish): number => set.features[indexOf(set, wish)]?.least ?? 0;
  return part.shares?.nearest(teams) ?? wanted;
}

function countOf(set: WorkingSet, asked: Feature): number {
  const index = indexOf(set, asked);
  return index < 0 ? 0 : set.counts[index]!;
}

const indexOf = (set: WorkingSet, askedFeature: Feature): number =>
  set.features.findIndex(
    (feature) =>
      feature.kind === askedFeature.kind &&
      feature.key === askedFeature.key &&
      feature.rule === askedFeature.rule &&
      feature.part === askedFeature.part,
  );

function tooFewPlaces(set: WorkingSet, { kind }: Feature): Pick<Shortfall, "reason" | "values"> | undefined {
  if (kind !== "member") return undefined;
  const places = set.count * set.parts[0]!.plan.constraints.sport.teamSize;
  const open = placesLeftOpen(set);
  return open < places ? { reason: "few-places", values: { open, places } } : undefined;
}

/** How many places of all teams the players can fill, each up to the maximum for the whole set. */
function placesLeftOpen(set: WorkingSet): number {
  const pool = new Set(set.parts.flatMap((part) => part.pool));
  const most = new Map([...pool].map((player) => [player, set.count]));
  for (const { kind, key, most: asked, part } of set.features) {
    const player = Number(key);
    if (kind === "member" && part === undefined && most.has(player))
      most.set(player, Math.min(asked, most.get(player)!));
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}
