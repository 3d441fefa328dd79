import type { Shortfall } from "@teamwright/domain";
import type { Feature } from "./features.ts";
import type { Part } from "./part.ts";
import type { Wish } from "./shares.ts";
import type { TeamSet } from "./team-set.ts";

const kinds: Record<Feature["kind"], string> = {
  member: "hold",
  captain: "have as captain",
  viceCaptain: "have as vice-captain",
  pair: "are led by",
  partition: "have the sides",
  combination: "have the roles",
};

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

/** What is known of a finished set: how many teams have what is asked, in it and among all. */
export interface Measures {
  readonly got: (asked: Feature) => number;
  readonly exist: (asked: Feature, having: boolean) => number;
  readonly teams: number;
  readonly alsoWhy?: (asked: Feature) => string | undefined;
}

export function shortfallsAmong(asked: readonly Feature[], measures: Measures): Shortfall[] {
  const found: Shortfall[] = [];
  for (const own of asked) {
    const got = measures.got(own);
    if (got >= own.least && got <= own.most) continue;
    const { rule, key: subject, least, most } = own;
    found.push({ rule, subject, asked: got < least ? least : most, got, why: whyNot(measures, own, got) });
  }
  return found;
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

function whyNot({ exist, teams, alsoWhy }: Measures, asked: Feature, got: number): string {
  const phrase = `${kinds[asked.kind]} ${asked.key}`;
  const few = got < asked.least;
  const room = exist(asked, few);
  if (few && room < asked.least) return `Only ${room} teams of this strategy ${phrase}`;
  if (!few && room < teams - asked.most) return `All but ${room} teams of this strategy ${phrase}`;
  const other = few ? undefined : alsoWhy?.(asked);
  return other ?? `No set of ${teams} teams was found that also meets the other bounds`;
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
