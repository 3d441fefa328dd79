import { z } from "zod";
import { MOST_ROLES, PLAYER_SLOTS } from "./sports/index.ts";

const percent = z.number().min(0).max(100);

/** How a player's part in the match is known. */
export const lastPlayTexts = ["announced", "unavailable", "substitute", "other"] as const;

/** A player of one match, as the match detail carries it. `player_index` is unique within the match. */
export const playerSchema = z.lazy(() =>
  z.object({
    player_index: z
      .int()
      .min(0)
      .max(PLAYER_SLOTS - 1),
    player_fixed_id: z.string().min(1).max(80),
    /** Id at the main provider, when the match is mapped to it. */
    pl_id: z.string().max(80).nullable().default(null),
    name: z.string().min(1).max(80),
    image: z.string().max(500),
    /** Index into the sport's roles. */
    role: z
      .int()
      .min(0)
      .max(MOST_ROLES - 1),
    /** 0 left, 1 right. */
    team_index: z.union([z.literal(0), z.literal(1)]),
    team_name: z.string().max(80),
    credits: z.number().min(0).max(100),
    points: z.number(),
    /** Percent of teams that hold, captain and vice-captain the player; null when the feed does not say. */
    selected_by: percent.nullable(),
    captain_percentage: percent.nullable(),
    vice_captain_percentage: percent.nullable(),
    /** 1: in the announced line-up. */
    playing: z.union([z.literal(0), z.literal(1)]),
    /** 1: played the side's last match. */
    last_play: z.union([z.literal(0), z.literal(1)]),
    last_play_text: z.enum(lastPlayTexts),
    fantasy_id_list: z.array(z.object({ name: z.string(), id: z.string() })).default([]),
  }),
);

export type Player = z.infer<typeof playerSchema>;
