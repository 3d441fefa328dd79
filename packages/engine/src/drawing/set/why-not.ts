import type { Shortfall } from "@teamwright/domain";
import type { Feature } from "./features.ts";

const kinds: Record<Feature["kind"], string> = {
  member: "hold",
  captain: "have as captain",
  viceCaptain: "have as vice-captain",
  pair: "are led by",
  partition: "have the sides",
  combination: "have the roles",
};

/** What is known of a finished set: how many teams have what is asked, in it and among all. */
export interface Measures {
  readonly got: (asked: Feature) => number;
  readonly exist: (asked: Feature, having: boolean) => number;
  readonly teams: number;
  readonly alsoWhy?: (asked: Feature) => string | undefined;
}

/** What is asked and not met, in teams. */
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

function whyNot({ exist, teams, alsoWhy }: Measures, asked: Feature, got: number): string {
  const phrase = `${kinds[asked.kind]} ${asked.key}`;
  const few = got < asked.least;
  const room = exist(asked, few);
  if (few && room < asked.least) return `Only ${room} teams of this strategy ${phrase}`;
  if (!few && room < teams - asked.most) return `All but ${room} teams of this strategy ${phrase}`;
  const other = few ? undefined : alsoWhy?.(asked);
  return other ?? `No set of ${teams} teams was found that also meets the other bounds`;
}
