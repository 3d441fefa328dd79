import * as z from "zod/mini";
import {
  contestIndexes,
  MAX_COMBINATIONS,
  MAX_ROLES,
  MAX_TEAM_SIZE,
  PLAYER_SLOTS,
  sportIndexes,
} from "./sports/index.ts";
import type { TablesIndex } from "./sports/index.ts";

const makeSchema = (indexes: readonly TablesIndex[]) => {
  const playerIndex = z.int().check(z.minimum(0), z.maximum(PLAYER_SLOTS - 1));
  const count = z.int().check(z.minimum(0), z.maximum(MAX_TEAM_SIZE));
  const percent = z.number().check(z.minimum(0), z.maximum(100));

  const range = (low: number, high: number) =>
    z
      .tuple([
        z.number().check(z.minimum(low), z.maximum(high)),
        z.number().check(z.minimum(low), z.maximum(high)),
      ])
      .check(z.refine(([min, max]) => min <= max, { message: "The minimum exceeds the maximum" }));

  const uniquePlayers = z.array(playerIndex).check(
    z.maxLength(PLAYER_SLOTS),
    z.refine((list) => new Set(list).size === list.length, { message: "A player is listed twice" }),
  );

  /** For each role in order: the counts allowed. An empty list bounds nothing for that role. */
  const roleCounts = z
    .array(z.array(count).check(z.maxLength(MAX_TEAM_SIZE + 1)))
    .check(z.maxLength(MAX_ROLES));
  const sides = z.strictObject({ left: roleCounts, right: roleCounts });
  const indexKey = z.string().check(z.regex(/^(?:[0-9]|[1-6][0-9])$/, { message: "Not a player_index" }));

  /** 0 Teamwright selection (in proportion to percentages), 1 equal, 2 the user's shares, adding to 100. */
  const distribution = z.strictObject({
    mode: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    shares: z.optional(z.record(indexKey, percent)),
  });
  const partitionDistribution = z.strictObject({
    mode: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** Keys are "left-right", like "5-6". */
    shares: z.optional(z.record(z.string().check(z.regex(/^\d{1,2}-\d{1,2}$/)), percent)),
  });
  const bounds = z.strictObject({ min: z.optional(percent), max: z.optional(percent) }).check(
    z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      message: "The minimum exceeds the maximum",
    }),
  );

  /** Percent of the teams, by player_index. */
  const exposure = z.record(indexKey, bounds);

  return z.strictObject({
    sport: z.literal(indexes),
    /** 0 old and new combinations and partitions, 1 old only. */
    rules: z.optional(z.union([z.literal(0), z.literal(1)])),
    players: uniquePlayers,
    fixed: z.optional(uniquePlayers),
    captains: z.optional(uniquePlayers),
    vice_captains: z.optional(uniquePlayers),
    partitions: z.optional(z.array(z.tuple([count, count])).check(z.maxLength(20))),
    combinations: z.optional(
      z
        .array(z.array(count).check(z.minLength(1), z.maxLength(MAX_ROLES)))
        .check(z.maxLength(MAX_COMBINATIONS)),
    ),
    credits: z.optional(range(0, 1000)),
    side_credits: z.optional(
      z.strictObject({ left: z.optional(range(0, 1000)), right: z.optional(range(0, 1000)) }),
    ),
    group_credits: z.optional(
      z.strictObject({ low: z.optional(range(0, 1000)), high: z.optional(range(0, 1000)) }),
    ),
    percentage: z.optional(
      z.strictObject({
        pattern: z.union([z.literal(1), z.literal(2)]),
        splits: z.array(z.array(count).check(z.minLength(2), z.maxLength(3))).check(z.maxLength(20)),
      }),
    ),
    role_frequency: z.optional(sides),
    percentage_frequency: z.optional(z.strictObject({ low: z.optional(sides), high: z.optional(sides) })),
    groups: z.optional(
      z
        .array(z.strictObject({ players: uniquePlayers.check(z.minLength(1)), min: count, max: count }))
        .check(z.maxLength(50)),
    ),
    captain_distribution: z.optional(distribution),
    vice_captain_distribution: z.optional(distribution),
    partition_distribution: z.optional(partitionDistribution),
    exposure: z.optional(exposure),
    captain_exposure: z.optional(exposure),
    vice_captain_exposure: z.optional(exposure),
    /** Keys are "captain-vicecaptain" player indexes. */
    pair_exposure: z.optional(z.record(z.string().check(z.regex(/^\d{1,2}-\d{1,2}$/)), bounds)),
    /** Keys are "left-right". */
    partition_exposure: z.optional(z.record(z.string().check(z.regex(/^\d{1,2}-\d{1,2}$/)), bounds)),
    /** Keys are the counts per role, like "1-3-2-5". */
    combination_exposure: z.optional(z.record(z.string().check(z.regex(/^\d{1,2}(-\d{1,2}){0,4}$/)), bounds)),
    /** Any two teams differ in at least this many players. */
    min_difference: z.optional(count),
    /** Whether another captain or vice-captain counts as a difference of one each. */
    min_difference_counts_captains: z.optional(z.boolean()),
  });
};

/**
 * The strategy document: one JSON shape from the screens to the engine, the command line and the server. Absent means
 * "no bound". Players are named by player_index, credits are fantasy credits, shares and exposures are percent. The
 * schema is created on first use, because home loads this file too and makes no teams.
 */
export const strategySchema = z.lazy(() => makeSchema(sportIndexes));

/** The same document for a contest, which only the library and the command line know. */
export const contestStrategySchema = z.lazy(() => makeSchema(contestIndexes));

export type Strategy = z.infer<typeof strategySchema>;
export type Distribution = NonNullable<Strategy["captain_distribution"]>;
export type ExposureBounds = NonNullable<Strategy["exposure"]>[string];
export type RoleCounts = NonNullable<Strategy["role_frequency"]>["left"];
