import { playerSchema, shortfallSchema, strategySchema } from "@teamwright/domain";
import { z } from "zod";
import type { StoredRecord } from "./stored-record.ts";

/** 0 smart, 1 quick, 2 normal, 3 auto, 99 a stored subset. */
const generationType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(99)]);

/** One attempt of a match. Its teams and players are a record of their own, so that lists stay light. */
const attemptRecordSchema = z.object({
  version: z.literal(1),
  match_id: z.string().min(1),
  id: z.int().min(1),
  type: z.enum(["normal", "toss"]),
  generation_type: generationType,
  /** When it was made, milliseconds. */
  time: z.number(),
  number_of_teams: z.int().min(0),
  requested: z.int().min(0),
  /** What the strategy allowed when the teams were made; null for teams that no one strategy made. */
  possible: z.object({ lineups: z.number(), teams: z.number() }).nullable(),
  seed: z.int().nullable(),
  /** A strategy that this version cannot read costs nobody their teams. */
  selection_strategy: strategySchema.nullable().catch(null),
  /** The weighted parts that the teams were drawn from; absent for teams of one strategy. */
  mix: z
    .array(z.object({ weight: z.number().positive(), strategy: strategySchema }))
    .optional()
    .catch(undefined),
  shortfalls: z.array(shortfallSchema),
  /** Name of a stored subset. */
  shortcut: z.string().max(40).nullable(),
  /** For a toss attempt: how many teams, in order, belong to each league. */
  leagues: z.array(z.object({ name: z.string(), teams: z.int().min(0), min_credits: z.number() })).nullable(),
});

export type AttemptRecord = z.infer<typeof attemptRecordSchema>;
export type GenerationType = AttemptRecord["generation_type"];

export const attemptRecord: StoredRecord<typeof attemptRecordSchema> = {
  name: "tgk_attempts",
  version: 1,
  schema: attemptRecordSchema,
  migrations: [],
};

/** The engine's columns as they are: 20 bytes a team, read back without decoding. */
const columnsSchema = z
  .object({
    sport: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    count: z.int().min(0),
    members: z.instanceof(Uint32Array),
    captain: z.instanceof(Uint8Array),
    viceCaptain: z.instanceof(Uint8Array),
    credits: z.instanceof(Uint16Array),
    number: z.instanceof(Uint32Array),
  })
  .refine(
    ({ count, members, ...columns }) =>
      members.length === 3 * count &&
      [columns.captain, columns.viceCaptain, columns.credits, columns.number].every(
        (column) => column.length === count,
      ),
    { message: "The columns are of different lengths" },
  );

/** The teams of an attempt, and the players as they were then. */
const attemptTeamsSchema = z.object({
  version: z.literal(1),
  match_id: z.string().min(1),
  id: z.int().min(1),
  /** Credits, roles and percentages that the teams were made with, Edit Data included. */
  player_list: z.array(playerSchema),
  teams: columnsSchema,
});

export type AttemptTeams = z.infer<typeof attemptTeamsSchema>;

export const attemptTeams: StoredRecord<typeof attemptTeamsSchema> = {
  name: "tgk_teams",
  version: 1,
  schema: attemptTeamsSchema,
  migrations: [],
};
