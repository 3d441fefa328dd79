import {
  disruptionSchema,
  playerSchema,
  pointsPartSchema,
  scoreMarks,
  scoreWarningSchema,
  sportIndexes,
} from "@teamwright/domain";
import * as z from "zod/mini";
import type { StoredRecord } from "./stored-record.ts";

/** Which rule-set counted the points, and what its source left open. */
const pointsSourceSchema = z.object({
  rule_set: z.string(),
  warnings: z.array(scoreWarningSchema),
  /** By player_fixed_id: why the total may differ from the official one. */
  marks: z.record(z.string(), z.array(z.enum(scoreMarks))),
});
export type PointsSource = z.infer<typeof pointsSourceSchema>;

/** Points that the user typed, by player_fixed_id, and when, milliseconds. */
export const typedPointsSchema = z.object({ time: z.number(), points: z.record(z.string(), z.number()) });
export type TypedPoints = z.infer<typeof typedPointsSchema>;

/** A match with stored teams: the specification's record of the store `tgk_data`, without its attempts. */
const matchRecordSchema = z.object({
  version: z.literal(1),
  id: z.string().check(z.minLength(1)),
  sport_index: z.literal(sportIndexes),
  /** When the record was made, milliseconds. */
  time: z.number(),
  match_time: z.iso.datetime(),
  /** 0 not started, 1 in progress, 2 finished, from the points call or the user's own points. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  series_name: z.string(),
  left_name: z.string(),
  right_name: z.string(),
  left_image: z.string(),
  right_image: z.string(),
  /** Both sides' players, left and right, with the known points. */
  player_list: z.tuple([z.array(playerSchema), z.array(playerSchema)]),
  /** The breakdown of the points, by player_fixed_id, where the feed gives it; unreadable parts are dropped alone. */
  parts: z.catch(z.optional(z.record(z.string(), z.array(pointsPartSchema))), undefined),
  /** Absent: the points were added by hand, or the feed does not name their rule-set. */
  scoring: z.catch(z.optional(pointsSourceSchema), undefined),
  /**
   * Typed points as they were typed, the latest first: these are shown, the others were typed on another device without
   * knowledge of them. Absent: no points were typed since this is recorded.
   */
  typed_points: z.catch(z.optional(z.array(typedPointsSchema)), undefined),
  automatic: z.boolean(),
  fantasyAutomaticList: z.array(z.string()),
  /** Absent: as planned. Written when a list of the server names the match. */
  disruption: disruptionSchema(),
  /** Points are known. */
  result: z.boolean(),
  /** Ids of attempts are never reused: deleting the last attempt does not free its number. */
  next_attempt: z.int().check(z.minimum(1)),
});

export type MatchRecord = z.infer<typeof matchRecordSchema>;

export const matchRecord: StoredRecord<typeof matchRecordSchema> = {
  name: "tgk_data",
  version: 1,
  schema: matchRecordSchema,
  migrations: [],
};
