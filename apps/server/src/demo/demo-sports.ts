import type { SportSlug } from "@teamwright/domain";
import { basketballClubs, cricketClubs, footballClubs, kabaddiClubs } from "./clubs.ts";
import type { Club } from "./clubs.ts";

/** The composition of a demo squad. Roles are the sport's codes. */
export interface SquadShape {
  /** The line-up, the best player first, and the rest of the squad; credits by the same indexes. */
  readonly lineup: readonly (readonly [role: string, credits: number])[];
  readonly bench: readonly (readonly [role: string, credits: number])[];
  /** Players of each role in a usual fantasy team; ownership per role adds up to it. */
  readonly perTeam: Readonly<Record<string, number>>;
}

/** The demo's data of a sport; a sport without an entry has no demo matches. */
export interface DemoSport {
  readonly sport: SportSlug;
  /** Six clubs, in the order of their matches. */
  readonly clubs: readonly Club[];
  readonly series: readonly [string, string, string];
  readonly shape: SquadShape;
  /** The highest points of a good day, and the number of decimals. */
  readonly points: { readonly scale: number; readonly decimals: 0 | 1 };
}

/**
 * Credits average 9.05 in cricket and football, 12.4 and 14.4 for the likely players of basketball and kabaddi, so
 * teams of 97-100 (95-100) credits are plentiful.
 */
export const demoSports: readonly DemoSport[] = [
  {
    sport: "cricket",
    clubs: cricketClubs,
    series: ["Harbour Premier League", "Northern T20 Cup", "Lantern One-Day Shield"],
    points: { scale: 62, decimals: 0 },
    shape: {
      lineup: [
        ["BAT", 10.5],
        ["AL", 10],
        ["BOWL", 9.5],
        ["WK", 9.5],
        ["BAT", 9],
        ["BOWL", 9],
        ["AL", 9],
        ["BAT", 8.5],
        ["BOWL", 8.5],
        ["BAT", 8],
        ["BOWL", 8],
      ],
      bench: [
        ["WK", 8],
        ["BAT", 8],
        ["AL", 8],
        ["BOWL", 8],
        ["BOWL", 7.5],
      ],
      perTeam: { WK: 1.4, BAT: 3.8, AL: 2.3, BOWL: 3.5 },
    },
  },
  {
    sport: "football",
    clubs: footballClubs,
    series: ["Meridian League", "Lighthouse Cup", "Four Rivers Trophy"],
    points: { scale: 34, decimals: 0 },
    shape: {
      lineup: [
        ["ST", 11],
        ["MID", 10.5],
        ["MID", 10],
        ["ST", 9.5],
        ["DEF", 9],
        ["MID", 9],
        ["GK", 8.5],
        ["DEF", 8.5],
        ["DEF", 8.5],
        ["MID", 8],
        ["DEF", 7.5],
      ],
      bench: [
        ["MID", 8.5],
        ["ST", 8.5],
        ["DEF", 8],
        ["GK", 7.5],
        ["MID", 7.5],
        ["DEF", 7],
        ["ST", 7],
        ["MID", 7],
      ],
      perTeam: { GK: 1, DEF: 3.7, MID: 4.1, ST: 2.2 },
    },
  },
  {
    sport: "basketball",
    clubs: basketballClubs,
    series: ["Coastline Basketball League", "Copper Court Classic", "Skyline Series"],
    points: { scale: 30, decimals: 1 },
    shape: {
      lineup: [
        ["PG", 19.5],
        ["C", 17],
        ["SF", 15],
        ["SG", 13.5],
        ["PF", 12.5],
      ],
      bench: [
        ["SG", 11.5],
        ["PF", 10.5],
        ["PG", 9.5],
        ["SF", 8.5],
        ["C", 8],
        ["SG", 7],
        ["SF", 6.5],
        ["PG", 6],
      ],
      perTeam: { PG: 1.7, SG: 1.6, SF: 1.6, PF: 1.6, C: 1.5 },
    },
  },
  {
    sport: "kabaddi",
    clubs: kabaddiClubs,
    series: ["Saffron Kabaddi League", "Monsoon Mat Cup", "Golden Raid Trophy"],
    points: { scale: 42, decimals: 0 },
    shape: {
      lineup: [
        ["RAI", 19],
        ["ALL", 16.5],
        ["DEF", 15],
        ["RAI", 14],
        ["DEF", 13],
        ["DEF", 12.5],
        ["RAI", 12],
      ],
      bench: [
        ["DEF", 12],
        ["ALL", 12],
        ["RAI", 11.5],
        ["DEF", 11],
        ["ALL", 11],
      ],
      perTeam: { DEF: 3, ALL: 1.5, RAI: 2.5 },
    },
  },
];

export const clubOf = (slug: string): Club | undefined =>
  demoSports.flatMap(({ clubs }) => clubs).find((club) => club.slug === slug);
