import { matchDetailSchema, matchListItemSchema } from "@teamwright/domain";
import { z } from "zod";
import type { StoredRecord } from "./stored-record.ts";

/** The last detail that came for a match: lets its flow go on without a network. */
const teamDataSchema = z.object({
  version: z.literal(1),
  id: z.string().min(1),
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
  id: z.string().min(1),
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

/** A reply of the server by its key; whoever stored it parses it again. */
const apiCacheSchema = z.object({
  version: z.literal(1),
  key: z.string().min(1),
  time: z.number(),
  etag: z.string().nullable(),
  body: z.unknown(),
});
export type ApiCacheEntry = z.infer<typeof apiCacheSchema>;
export const apiCache: StoredRecord<typeof apiCacheSchema> = {
  name: "api_cache",
  version: 1,
  schema: apiCacheSchema,
  migrations: [],
};

/** The strategy being built for a match; the flow's own store parses `draft`. */
const strategyDraftSchema = z.object({
  version: z.literal(1),
  match_id: z.string().min(1),
  time: z.number(),
  draft: z.unknown(),
});
export type StrategyDraft = z.infer<typeof strategyDraftSchema>;
export const strategyDraft: StoredRecord<typeof strategyDraftSchema> = {
  name: "strategy_draft",
  version: 1,
  schema: strategyDraftSchema,
  migrations: [],
};
