import * as z from "zod/mini";
import { MAX_ROLES, PLAYER_SLOTS } from "./sports/index.ts";

const percent = z.number().check(z.minimum(0), z.maximum(100));

/** How a player's part in the match is known. */
export const lastPlayTexts = ["announced", "unavailable", "substitute", "other"] as const;

/** A player of one match, as the match detail carries it. `player_index` is unique within the match. */
export const playerSchema = z.lazy(() =>
  z.object({
    player_index: z.int().check(z.minimum(0), z.maximum(PLAYER_SLOTS - 1)),
    player_fixed_id: z.string().check(z.minLength(1), z.maxLength(80)),
    /** Id at the main provider, when the match is mapped to it. */
    pl_id: z._default(z.nullable(z.string().check(z.maxLength(80))), null),
    name: z.string().check(z.minLength(1), z.maxLength(80)),
    image: z.string().check(z.maxLength(500)),
    /** Index into the sport's roles. */
    role: z.int().check(z.minimum(0), z.maximum(MAX_ROLES - 1)),
    /** 0 left, 1 right. */
    team_index: z.union([z.literal(0), z.literal(1)]),
    team_name: z.string().check(z.maxLength(80)),
    credits: z.number().check(z.minimum(0), z.maximum(100)),
    points: z.number(),
    /** Percent of teams that hold, captain and vice-captain the player; null when the feed does not say. */
    selected_by: z.nullable(percent),
    captain_percentage: z.nullable(percent),
    vice_captain_percentage: z.nullable(percent),
    /** 1: in the announced line-up. */
    playing: z.union([z.literal(0), z.literal(1)]),
    /** 1: played the side's last match. */
    last_play: z.union([z.literal(0), z.literal(1)]),
    last_play_text: z.enum(lastPlayTexts),
    fantasy_id_list: z._default(z.array(z.object({ name: z.string(), id: z.string() })), []),
  }),
);

export type Player = z.infer<typeof playerSchema>;
