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
  const found: Shortfall[] = [];
  for (const asked of [...exposures, ...wishes]) {
    const got = countOf(set, asked);
    if (got >= asked.least && got <= asked.most) continue;
    found.push({
      rule: asked.rule,
      subject: asked.key,
      asked: got < asked.least ? asked.least : asked.most,
      got,
      why: whyNot(set, asked, got),
    });
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

function whyNot(set: TeamSet, asked: Feature, got: number): string {
  const parts = asked.part === undefined ? set.parts : [set.parts[asked.part]!];
  const room = (wanted: boolean): number =>
    parts.reduce((sum, part: Part) => sum + part.draws.count(asked, wanted), 0);
  const phrase = `${kinds[asked.kind]} ${asked.key}`;
  const few = got < asked.least;
  const exist = room(few);
  if (few && exist < asked.least) return `Only ${exist} teams of this strategy ${phrase}`;
  if (!few && exist < set.count - asked.most) return `All but ${exist} teams of this strategy ${phrase}`;
  if (!few && asked.kind === "member") {
    const places = set.count * set.parts[0]!.plan.draft.sport.teamSize;
    const open = placesLeftOpen(set);
    if (open < places) return `The most allowed for all players together fills ${open} of ${places} places`;
  }
  return `No set of ${set.count} teams was found that also meets the other bounds`;
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
