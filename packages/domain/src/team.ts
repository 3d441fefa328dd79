import { z } from "zod";
import { PLAYER_SLOTS } from "./sports/index.ts";

const playerIndex = () =>
  z
    .int()
    .min(0)
    .max(PLAYER_SLOTS - 1);

/** The documents' JSON team. `team` lists player indexes per role, in the sport's role order. */
export const teamSchema = z.lazy(() =>
  z.object({
    team_number: z.int().min(1),
    credits: z.number(),
    team: z.array(z.array(playerIndex())).min(3).max(5),
    captain: playerIndex(),
    vicecaptain: playerIndex(),
  }),
);
export type Team = z.infer<typeof teamSchema>;

/** Something that was asked for and could only be met in part. */
export const shortfallSchema = z.lazy(() =>
  z.object({
    /** Which part of the strategy: "teams", "captain_distribution", "exposure", "min_difference", ... */
    rule: z.string(),
    /** The player, pair, partition or combination it speaks of, where there is one. */
    subject: z.string().optional(),
    asked: z.number(),
    got: z.number(),
    why: z.string(),
  }),
);
export type Shortfall = z.infer<typeof shortfallSchema>;

/** What the engine answers to "make so many teams". */
export const generationResultSchema = z.lazy(() =>
  z.object({
    possible: z.object({ lineups: z.number(), teams: z.number() }),
    requested: z.int(),
    seed: z.int(),
    teams: z.array(teamSchema),
    shortfalls: z.array(shortfallSchema),
  }),
);
export type GenerationResult = z.infer<typeof generationResultSchema>;
