import { sportBySlug } from "@teamwright/domain";
import type { Club } from "./clubs.ts";
import { demoSports } from "./demo-sports.ts";
import type { DemoSport, SquadShape } from "./demo-sports.ts";
import { namesFor } from "./names.ts";
import { seededBy } from "./random.ts";

/** A player of a demo club; the same in all its matches. */
export interface DemoPlayer {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly role: string;
  readonly credits: number;
  /** In the usual line-up. */
  readonly starts: boolean;
  /** 0-1: the popularity of the player; grows with credits. */
  readonly appeal: number;
  readonly providerId: string;
}

/** Created in the clubs' order, so that no two players of a sport share a name. */
const squads: ReadonlyMap<string, readonly DemoPlayer[]> = new Map(
  demoSports.flatMap(({ clubs, shape }) => {
    const taken = new Set<string>();
    return clubs.map((club) => [club.slug, makeSquad(club, shape, taken)] as const);
  }),
);

export const squadOf = (club: Club): readonly DemoPlayer[] => squads.get(club.slug) ?? [];

function makeSquad(club: Club, { lineup, bench }: SquadShape, takenNames: Set<string>): DemoPlayer[] {
  const random = seededBy(club.slug);
  const indexes = [...lineup, ...bench];
  const names = namesFor(club.names, indexes.length, takenNames, random);
  for (const name of names) takenNames.add(name);
  return indexes.map(([role, credits], index) => {
    const id = `${club.slug}-${String(index + 1).padStart(2, "0")}`;
    const starts = index < lineup.length;
    const standing = 1 - index / indexes.length;
    return {
      id,
      name: names[index] ?? id,
      image: `/demo/player/${id}.svg`,
      role,
      credits,
      starts,
      appeal: Math.max(0.02, standing * (0.75 + random() * 0.5) * (starts ? 1 : 0.25)),
      providerId: String(100_000 + Math.floor(random() * 900_000)),
    };
  });
}

/** Realistic points of a day, higher for more expensive players; seeded by the match. */
export function pointsOf(player: DemoPlayer, sport: DemoSport, random: () => number): number {
  if (!player.starts && !sportBySlug(sport.sport)?.benchPlays) return 0;
  const form = random() * random() * 2 + random() * 0.6;
  const points = 4 + player.appeal * form * sport.points.scale - (random() < 0.12 ? 6 : 0);
  const unit = 10 ** sport.points.decimals;
  return Math.round(points * unit) / unit;
}
