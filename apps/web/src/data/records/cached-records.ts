import { matchDetailSchema, matchListItemSchema } from "@teamwright/domain";
import * as z from "zod/mini";
import type { StoredRecord } from "./stored-record.ts";

/** The last fetched detail of a match: its flow works offline with it. */
const teamDataSchema = z.object({
  version: z.literal(1),
  id: z.string().check(z.minLength(1)),
  /** When it was stored, milliseconds. */
  time: z.number(),
  detail: matchDetailSchema,
});
export type TeamData = z.infer<typeof teamDataSchema>;
export const teamData: StoredRecord<typeof teamDataSchema> = {
  name: "team_data",
  version: 1,
  schema: teamDataSchema,
  migrations: [],
};

/** A match that the user saved on the home screen. */
const savedMatchSchema = z.object({
  version: z.literal(1),
  id: z.string().check(z.minLength(1)),
  time: z.number(),
  match: matchListItemSchema,
});
export type SavedMatch = z.infer<typeof savedMatchSchema>;
export const savedMatch: StoredRecord<typeof savedMatchSchema> = {
  name: "saved_match_data",
  version: 1,
  schema: savedMatchSchema,
  migrations: [],
};
