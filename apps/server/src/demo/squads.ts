import type { SportSlug } from "@teamwright/domain";
import { demoClubs } from "./clubs.ts";
import type { Club } from "./clubs.ts";
import { namesFor } from "./names.ts";
import { seededBy } from "./random.ts";
import { shapes } from "./shapes.ts";

/** A player of a demo club; the same in all its matches. */
export interface DemoPlayer {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly role: string;
  readonly credits: number;
  /** In the usual line-up. */
  readonly starts: boolean;
  /** 0-1: how much the crowd likes the player; grows with credits. */
  readonly appeal: number;
  readonly providerId: string;
}

/** Made in the clubs' order, so that no two players of a sport share a name. */
const squads: ReadonlyMap<string, readonly DemoPlayer[]> = new Map(
  Object.values(demoClubs).flatMap((clubs) => {
    const taken = new Set<string>();
    return clubs.map((club) => [club.slug, makeSquad(club, taken)] as const);
  }),
);

export const squadOf = (club: Club): readonly DemoPlayer[] => squads.get(club.slug) ?? [];

function makeSquad(club: Club, taken: Set<string>): DemoPlayer[] {
  const random = seededBy(club.slug);
  const { lineup, bench } = shapes[club.sport];
  const places = [...lineup, ...bench];
  const names = namesFor(club.names, places.length, taken, random);
  for (const name of names) taken.add(name);
  return places.map(([role, credits], place) => {
    const id = `${club.slug}-${String(place + 1).padStart(2, "0")}`;
    const starts = place < lineup.length;
    const standing = 1 - place / places.length;
    return {
      id,
      name: names[place] ?? id,
      image: `/demo/player/${id}.svg`,
      role,
      credits,
      starts,
      appeal: Math.max(0.02, standing * (0.75 + random() * 0.5) * (starts ? 1 : 0.25)),
      providerId: String(100_000 + Math.floor(random() * 900_000)),
    };
  });
}

/** A believable day's points, more for the dearer; seeded by the match. */
export function pointsOf(player: DemoPlayer, sport: SportSlug, random: () => number): number {
  if (!player.starts && sport !== "basketball") return 0;
  const form = random() * random() * 2 + random() * 0.6;
  const scale = { cricket: 62, football: 34, basketball: 30, kabaddi: 42 }[sport];
  const points = 4 + player.appeal * form * scale - (random() < 0.12 ? 6 : 0);
  return sport === "basketball" ? Math.round(points * 10) / 10 : Math.round(points);
}
