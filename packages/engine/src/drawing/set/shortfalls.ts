import type { Shortfall } from "@teamwright/domain";
import type { Feature } from "./features.ts";
import type { Part } from "./part.ts";
import type { Wish } from "./shares.ts";
import { shortfallsAmong } from "./why-not.ts";
import type { TeamSet } from "./team-set.ts";

/** What the set does not give: every exposure and every distribution's wish, as asked, in teams. */
export function shortfallsOf(
  set: TeamSet,
  exposures: readonly Feature[],
  wishes: readonly Wish[],
): Shortfall[] {
  const exist = (asked: Feature, having: boolean): number => {
    const parts = asked.part === undefined ? set.parts : [set.parts[asked.part]!];
    return parts.reduce((sum, part: Part) => sum + part.draws.count(asked, having), 0);
  };
  return shortfallsAmong([...exposures, ...wishes], {
    got: (asked) => countOf(set, asked),
    exist,
    teams: set.count,
    alsoWhy: (asked) => tooFewPlaces(set, asked),
  });
}

function countOf(set: TeamSet, asked: Feature): number {
  const place = set.features.findIndex(
    (feature) =>
      feature.kind === asked.kind &&
      feature.key === asked.key &&
      feature.rule === asked.rule &&
      feature.part === asked.part,
  );
  return place < 0 ? 0 : set.counts[place]!;
}

function tooFewPlaces(set: TeamSet, { kind }: Feature): string | undefined {
  if (kind !== "member") return undefined;
  const places = set.count * set.parts[0]!.plan.draft.sport.teamSize;
  const open = placesLeftOpen(set);
  return open < places
    ? `The most allowed for all players together fills ${open} of ${places} places`
    : undefined;
}

/** How many places of all teams the players may fill, each up to the most that is asked for the whole. */
function placesLeftOpen(set: TeamSet): number {
  const pool = new Set(set.parts.flatMap((part) => part.pool));
  const most = new Map([...pool].map((player) => [player, set.count]));
  for (const { kind, key, most: asked, part } of set.features) {
    const player = Number(key);
    if (kind === "member" && part === undefined && most.has(player))
      most.set(player, Math.min(asked, most.get(player)!));
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}
