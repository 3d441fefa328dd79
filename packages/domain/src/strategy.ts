import { z } from "zod";
import { MOST_COMBINATIONS, MOST_ROLES, MOST_TEAM_SIZE, PLAYER_SLOTS, sportIndexes } from "./sports/index.ts";

const makeSchema = () => {
  const playerIndex = z
    .int()
    .min(0)
    .max(PLAYER_SLOTS - 1);
  const count = z.int().min(0).max(MOST_TEAM_SIZE);
  const percent = z.number().min(0).max(100);

  const range = (low: number, high: number) =>
    z
      .tuple([z.number().min(low).max(high), z.number().min(low).max(high)])
      .refine(([min, max]) => min <= max, { message: "The minimum exceeds the maximum" });

  const uniquePlayers = z
    .array(playerIndex)
    .max(PLAYER_SLOTS)
    .refine((list) => new Set(list).size === list.length, { message: "A player stands twice" });

  /** For each role in order: the counts allowed. An empty list bounds nothing for that role. */
  const roleCounts = z.array(z.array(count).max(MOST_TEAM_SIZE + 1)).max(MOST_ROLES);
  const sides = z.strictObject({ left: roleCounts, right: roleCounts });
  const indexKey = z.string().regex(/^(?:[0-9]|[1-6][0-9])$/, { message: "Not a player_index" });

  /** 0 Teamwright selection (in proportion to percentages), 1 equal, 2 the user's shares, adding to 100. */
  const distribution = z.strictObject({
    mode: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    shares: z.record(indexKey, percent).optional(),
  });
  const partitionDistribution = z.strictObject({
    mode: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** Keys are "left-right", like "5-6". */
    shares: z.record(z.string().regex(/^\d{1,2}-\d{1,2}$/), percent).optional(),
  });
  const bounds = z
    .strictObject({ min: percent.optional(), max: percent.optional() })
    .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      message: "The minimum exceeds the maximum",
    });

  /** Percent of the teams, by player_index. */
  const exposure = z.record(indexKey, bounds);

  return z.strictObject({
    sport: z.literal(sportIndexes),
    /** 0 old and new combinations and partitions, 1 old only. */
    rules: z.union([z.literal(0), z.literal(1)]).optional(),
    players: uniquePlayers,
    fixed: uniquePlayers.optional(),
    captains: uniquePlayers.optional(),
    vice_captains: uniquePlayers.optional(),
    partitions: z
      .array(z.tuple([count, count]))
      .max(20)
      .optional(),
    combinations: z.array(z.array(count).min(1).max(MOST_ROLES)).max(MOST_COMBINATIONS).optional(),
    credits: range(0, 1000).optional(),
    side_credits: z
      .strictObject({ left: range(0, 1000).optional(), right: range(0, 1000).optional() })
      .optional(),
    group_credits: z
      .strictObject({ low: range(0, 1000).optional(), high: range(0, 1000).optional() })
      .optional(),
    percentage: z
      .strictObject({
        pattern: z.union([z.literal(1), z.literal(2)]),
        splits: z.array(z.array(count).min(2).max(3)).max(20),
      })
      .optional(),
    role_frequency: sides.optional(),
    percentage_frequency: z.strictObject({ low: sides.optional(), high: sides.optional() }).optional(),
    groups: z
      .array(z.strictObject({ players: uniquePlayers.min(1), min: count, max: count }))
      .max(50)
      .optional(),
    captain_distribution: distribution.optional(),
    vice_captain_distribution: distribution.optional(),
    partition_distribution: partitionDistribution.optional(),
    exposure: exposure.optional(),
    captain_exposure: exposure.optional(),
    vice_captain_exposure: exposure.optional(),
    /** Keys are "captain-vicecaptain" player indexes. */
    pair_exposure: z.record(z.string().regex(/^\d{1,2}-\d{1,2}$/), bounds).optional(),
    /** Keys are "left-right". */
    partition_exposure: z.record(z.string().regex(/^\d{1,2}-\d{1,2}$/), bounds).optional(),
    /** Keys are the counts per role, like "1-3-2-5". */
    combination_exposure: z.record(z.string().regex(/^\d{1,2}(-\d{1,2}){0,4}$/), bounds).optional(),
    /** Any two teams differ in at least this many players. */
    min_difference: count.optional(),
    /** Whether another captain or vice-captain counts as a difference of one each. */
    min_difference_counts_captains: z.boolean().optional(),
  });
};

/**
 * The strategy document: one JSON shape from the screens to the engine, the command line and the server. Absent means
 * "no bound". Players are named by player_index, credits are fantasy credits, shares and exposures are percent. The
 * schema is created on first use, because home loads this file too and makes no teams.
 */
export const strategySchema = z.lazy(makeSchema);

export type Strategy = z.infer<typeof strategySchema>;
export type Distribution = NonNullable<Strategy["captain_distribution"]>;
export type ExposureBounds = NonNullable<Strategy["exposure"]>[string];
export type RoleCounts = NonNullable<Strategy["role_frequency"]>["left"];
