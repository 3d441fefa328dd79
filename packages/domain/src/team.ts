import * as z from "zod/mini";
import { MAX_ROLES, PLAYER_SLOTS } from "./sports/index.ts";

const playerIndex = () => z.int().check(z.minimum(0), z.maximum(PLAYER_SLOTS - 1));

/** What a team set can hold. */
export const MAX_TEAM_NUMBER = 2 ** 31 - 1;
export const MAX_TEAM_CREDITS = 100_000;

/** The documents' JSON team. `team` lists player indexes per role, in the sport's role order. */
export const teamSchema = z.lazy(() =>
  z.object({
    team_number: z.int().check(z.minimum(1), z.maximum(MAX_TEAM_NUMBER)),
    credits: z.number().check(z.minimum(0), z.maximum(MAX_TEAM_CREDITS)),
    team: z.array(z.array(playerIndex())).check(z.minLength(1), z.maxLength(MAX_ROLES)),
    captain: playerIndex(),
    vicecaptain: playerIndex(),
  }),
);
export type Team = z.infer<typeof teamSchema>;

const shortfallReasons = [
  /** All `teams` that exist were made. */
  "all-exist",
  /** All teams that exist are excluded. */
  "all-known",
  /** The strategy of a mix allows no team. */
  "part-empty",
  /** No other team was left to repair a team to. */
  "none-left",
  /** Only `teams` teams with it exist. */
  "few-have",
  /** Only `teams` teams without it exist. */
  "few-lack",
  /** The maximums of all players together fill `open` of the `places` team places. */
  "few-places",
  /** No set was found that also meets the other bounds. */
  "not-found",
  /** At most `teams` teams can differ that much from each other: proven. */
  "too-alike",
  /** No more teams were found that keep the bounds; it is not proven that no more exist. */
  "not-proven",
  "unknown",
] as const;

/** A wish that could only be met in part. */
export const shortfallSchema = z.lazy(() =>
  z.object({
    /** Which part of the strategy: "teams", "captain_distribution", "exposure", "min_difference", ... */
    rule: z.string(),
    /** The player, pair, partition or combination in question, where there is one. */
    subject: z.optional(z.string()),
    /** In a mix: the index of the strategy whose own bound it is. */
    part: z.optional(z.int().check(z.minimum(0))),
    asked: z.number(),
    got: z.number(),
    /** Why it could not be met, as a code with its numbers; "unknown" for teams of earlier versions. */
    reason: z.enum(shortfallReasons),
    values: z.record(z.string(), z.number()),
  }),
);
export type Shortfall = z.infer<typeof shortfallSchema>;

/** The engine's result of generating teams. */
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
