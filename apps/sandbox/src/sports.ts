import { z } from "zod";

export const sportNames = ["cricket", "football", "basketball", "kabaddi"] as const;
export const sportName = z.enum(sportNames);
export type SportName = z.infer<typeof sportName>;

/** The rules of a valid team. They are the sandbox's own, so that an independent party refuses a wrong team. */
export interface TeamRules {
  readonly size: number;
  readonly roles: Readonly<Record<string, readonly [min: number, max: number]>>;
  readonly maxFromSide: number;
  readonly credits: number;
}

export const teamRules: Readonly<Record<SportName, TeamRules>> = {
  cricket: {
    size: 11,
    roles: { WK: [1, 8], BAT: [1, 8], AL: [1, 8], BOWL: [1, 8] },
    maxFromSide: 10,
    credits: 100,
  },
  football: {
    size: 11,
    roles: { GK: [1, 1], DEF: [3, 5], MID: [3, 5], ST: [1, 3] },
    maxFromSide: 7,
    credits: 100,
  },
  basketball: {
    size: 8,
    roles: { PG: [1, 4], SG: [1, 4], SF: [1, 4], PF: [1, 4], C: [1, 4] },
    maxFromSide: 5,
    credits: 100,
  },
  kabaddi: {
    size: 7,
    roles: { DEF: [2, 4], ALL: [1, 2], RAI: [1, 3] },
    maxFromSide: 5,
    credits: 100,
  },
};
