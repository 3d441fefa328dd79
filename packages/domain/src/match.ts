import * as z from "zod/mini";
import { playerSchema } from "./player.ts";
import { scoreMarks } from "./scoring-codes.ts";
import { sportIndexes } from "./sports/index.ts";

export const matchStatuses = { notStarted: 0, inProgress: 1, finished: 2 } as const;

/** What keeps a match from being played as planned. A postponed one has not started, whatever its old time. */
const disruptions = ["postponed", "abandoned", "cancelled"] as const;
export type Disruption = (typeof disruptions)[number];
/** Ours: absent while the match goes as planned. */
export const disruptionSchema = () => z.catch(z.optional(z.enum(disruptions)), undefined);

const matchHead = () => ({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  /** ISO 8601, UTC. */
  match_time: z.iso.datetime(),
  series_name: z.string().check(z.maxLength(120)),
  left_team_name: z.string().check(z.minLength(1), z.maxLength(80)),
  right_team_name: z.string().check(z.minLength(1), z.maxLength(80)),
  left_team_image: z.string().check(z.maxLength(500)),
  right_team_image: z.string().check(z.maxLength(500)),
  sport_index: z.literal(sportIndexes),
  /** Players carry captain percentages and ids of the main provider, so suggestions and automatic tools work. */
  automatic: z.boolean(),
  disruption: disruptionSchema(),
});

/** One entry of a sport's match list. */
export const matchListItemSchema = z.lazy(() =>
  z.object({
    ...matchHead(),
    lineup_out: z.boolean(),
    /** Slugs of the fantasy apps that support the match. */
    fantasy_list: z.array(z.string()),
  }),
);

/** A match with both squads. */
export const matchDetailSchema = z.lazy(() =>
  z.object({
    ...matchHead(),
    /** 1: both line-ups are announced. */
    lineup_status: z.union([z.literal(0), z.literal(1)]),
    /** Ours: id of the scoring rule-set of the points; null where the feed does not tell it. */
    rule_set: z.nullish(z.string()),
    left_team_players: z.array(playerSchema).check(z.maxLength(70)),
    right_team_players: z.array(playerSchema).check(z.maxLength(70)),
    /** Ours: who has left a squad; absent where nobody has. Teams that were made before may hold them. */
    former_players: z.optional(z.array(playerSchema).check(z.maxLength(70))),
  }),
);

export type MatchListItem = z.infer<typeof matchListItemSchema>;
export type MatchDetail = z.infer<typeof matchDetailSchema>;

/** One reason for a player's points: `{ rule: "four", times: 3, points: 12 }`. */
export const pointsPartSchema = z.lazy(() =>
  z.object({ rule: z.string().check(z.maxLength(40)), times: z.number(), points: z.number() }),
);
export type PointsPart = z.infer<typeof pointsPartSchema>;

/** What the source of a match left open; `subject` is the player or name concerned, where there is one. */
export const scoreWarningSchema = z.lazy(() =>
  z.object({ code: z.enum(scoreMarks), subject: z.nullable(z.string()) }),
);
export type ScoreWarning = z.infer<typeof scoreWarningSchema>;

/** Reply of the scorecard call. `activity` words: 'inprogress' is status 1, 'inactive' 2, others 1. */
export const scorecardSchema = z.lazy(() =>
  z.object({
    match_status: z.string(),
    /** Ours: id of the scoring rule-set of the points, where it is known. */
    rule_set: z.optional(z.string()),
    /** Ours: what the source of the points left open, where there is anything. */
    warnings: z.optional(z.array(scoreWarningSchema)),
    player_data: z.array(
      z.object({
        player_fixed_id: z.string(),
        points: z.number(),
        /** Ours: the breakdown of the points, where the feed provides it. */
        parts: z.optional(z.array(pointsPartSchema)),
        /** Ours: why the total may differ from the official one. */
        marks: z.optional(z.array(z.enum(scoreMarks))),
      }),
    ),
  }),
);
export type Scorecard = z.infer<typeof scorecardSchema>;
