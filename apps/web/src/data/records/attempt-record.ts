import { teamLinks } from "@teamwright/contract/team-link";
import {
  GENERATION_TYPE,
  playerSchema,
  shortfallSchema,
  sportIndexes,
  strategySchema,
} from "@teamwright/domain";
import * as z from "zod/mini";
import type { StoredRecord } from "./stored-record.ts";

/** The longest name of an attempt. Source: document 001, section 9. */
export const MAX_NAME = 40;

const generationType = z.literal(Object.values(GENERATION_TYPE));

/** One attempt of a match. Its teams and players are a separate record, so that lists load little data. */
const attemptRecordSchema = z.object({
  version: z.literal(3),
  match_id: z.string().check(z.minLength(1)),
  id: z.int().check(z.minimum(1)),
  type: z.enum(["normal", "toss"]),
  generation_type: generationType,
  /** When it was made, milliseconds. */
  time: z.number(),
  /** Points of the match were known when its teams were made; absent in attempts of older versions. */
  made_with_points: z.catch(z.optional(z.boolean()), undefined),
  number_of_teams: z.int().check(z.minimum(0)),
  requested: z.int().check(z.minimum(0)),
  /** What the strategy allowed when the teams were made; null for teams that no one strategy made. */
  possible: z.nullable(
    z.object({
      /** Of a mix: an upper bound. */
      lineups: z.number(),
      teams: z.number(),
      /** The strategies of a mix overlap in a way that was not counted: the number is an upper bound. */
      at_most: z.optional(z.boolean()),
    }),
  ),
  seed: z.nullable(z.int()),
  /** A strategy that this version cannot read must not make the teams unreadable. */
  selection_strategy: z.catch(z.nullable(strategySchema), null),
  /** The weighted parts that the teams were drawn from; absent for teams of one strategy. */
  mix: z.catch(
    z.optional(z.array(z.object({ weight: z.number().check(z.positive()), strategy: strategySchema }))),
    undefined,
  ),
  shortfalls: z.array(shortfallSchema),
  /** Name of a stored subset. */
  shortcut: z.nullable(z.string().check(z.maxLength(MAX_NAME))),
  /** A name that was chosen later, and when, milliseconds; empty takes it back. Of two devices the later one counts. */
  renamed: z.catch(
    z.optional(z.object({ name: z.string().check(z.maxLength(MAX_NAME)), time: z.number() })),
    undefined,
  ),
  /** For a toss attempt: how many teams, in order, belong to each league. */
  leagues: z.nullable(
    z.array(z.object({ name: z.string(), teams: z.int().check(z.minimum(0)), min_credits: z.number() })),
  ),
  /** Links of teams in the main app, encoded, by the team's players, captain and vice-captain (`linkKeyOf`). */
  process_names: teamLinks(),
});

export type AttemptRecord = z.infer<typeof attemptRecordSchema>;
export type ChosenName = NonNullable<AttemptRecord["renamed"]>;

/** Whether the attempt says something about its choices: not where the points were known when they were made. */
export const isEvidence = (attempt: Pick<AttemptRecord, "made_with_points">): boolean =>
  attempt.made_with_points !== true;

/** Sentences that named players by index are replaced by the code for an unknown reason. */
const withReasonCode = (shortfall: unknown): unknown => {
  if (typeof shortfall !== "object" || shortfall === null) return shortfall;
  const { why: _sentence, ...rest } = shortfall as Record<string, unknown>;
  return { ...rest, reason: "unknown", values: {} };
};

export const attemptRecord: StoredRecord<typeof attemptRecordSchema> = {
  name: "tgk_attempts",
  version: 3,
  schema: attemptRecordSchema,
  migrations: [
    {
      name: "shortfalls have a code instead of a sentence",
      from: 1,
      migrate: ({ shortfalls, ...rest }) => ({
        ...rest,
        shortfalls: Array.isArray(shortfalls) ? shortfalls.map(withReasonCode) : [],
      }),
    },
    {
      name: "teams have links in the main app",
      from: 2,
      migrate: (record) => ({ ...record, process_names: {} }),
    },
  ],
};

/** The engine's columns unchanged: 20 bytes per team, read back without decoding. */
const columnsSchema = z
  .object({
    sport: z.literal(sportIndexes),
    count: z.int().check(z.minimum(0)),
    members: z.instanceof(Uint32Array),
    captain: z.instanceof(Uint8Array),
    viceCaptain: z.instanceof(Uint8Array),
    credits: z.instanceof(Uint16Array),
    number: z.instanceof(Uint32Array),
  })
  .check(
    z.refine(
      ({ count, members, ...columns }) =>
        members.length === 3 * count &&
        [columns.captain, columns.viceCaptain, columns.credits, columns.number].every(
          (column) => column.length === count,
        ),
      { message: "The columns are of different lengths" },
    ),
  );

/** The teams of an attempt, and the players as they were then. */
const attemptTeamsSchema = z.object({
  version: z.literal(1),
  match_id: z.string().check(z.minLength(1)),
  id: z.int().check(z.minimum(1)),
  /** The credits, roles and percentages at generation, including those from Edit Data. */
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
