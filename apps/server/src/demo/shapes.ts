import type { SportSlug } from "@teamwright/domain";

/** How a demo squad of a sport is made up. Roles are the sport's codes. */
export interface SquadShape {
  /** The line-up, the best player first, and the rest of the squad; credits by the same places. */
  readonly lineup: readonly (readonly [role: string, credits: number])[];
  readonly bench: readonly (readonly [role: string, credits: number])[];
  /** Players of each role that a usual fantasy team holds; ownership per role adds up to it. */
  readonly perTeam: Readonly<Record<string, number>>;
}

/**
 * Credits average 9.05 in cricket and football, 12.4 and 14.4 for the likely players of basketball and kabaddi, so
 * teams of 97-100 (95-100) credits are plentiful.
 */
export const shapes: Readonly<Record<SportSlug, SquadShape>> = {
  cricket: {
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
  football: {
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
  basketball: {
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
  kabaddi: {
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
};
