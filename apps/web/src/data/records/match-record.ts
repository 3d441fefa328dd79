import { playerSchema, pointsPartSchema } from "@teamwright/domain";
import { z } from "zod";
import type { StoredRecord } from "./stored-record.ts";

/** A match that teams were made for: the specification's record of the store `tgk_data`, without its attempts. */
const matchRecordSchema = z.object({
  version: z.literal(1),
  id: z.string().min(1),
  sport_index: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** When the record was made, milliseconds. */
  time: z.number(),
  match_time: z.iso.datetime(),
  /** 0 not started, 1 in progress, 2 finished, as the points call or the user's own points say. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  series_name: z.string(),
  left_name: z.string(),
  right_name: z.string(),
  left_image: z.string(),
  right_image: z.string(),
  /** Both sides' players, left and right, with the points known. */
  player_list: z.tuple([z.array(playerSchema), z.array(playerSchema)]),
  /** What the points are made of, by player_fixed_id, where the feed says it; parts that cannot be read cost nothing else. */
  parts: z.record(z.string(), z.array(pointsPartSchema)).optional().catch(undefined),
  automatic: z.boolean(),
  fantasyAutomaticList: z.array(z.string()),
  /** Points are known. */
  result: z.boolean(),
  /** Ids of attempts are given once: deleting the last attempt does not free its number. */
  next_attempt: z.int().min(1),
});

export type MatchRecord = z.infer<typeof matchRecordSchema>;

export const matchRecord: StoredRecord<typeof matchRecordSchema> = {
  name: "tgk_data",
  version: 1,
  schema: matchRecordSchema,
  migrations: [],
};
