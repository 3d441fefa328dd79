import { PLAYER_SLOTS, strategySchema } from "@teamwright/domain";
import { z } from "zod";

const playerIndex = z
  .int()
  .min(0)
  .max(PLAYER_SLOTS - 1);
const players = z.array(playerIndex).max(PLAYER_SLOTS);
const ids = z.array(z.int().min(0).max(200));
const pair = z.tuple([z.number(), z.number()]);

/** Which of the section screen's ways the user took; null before. "quick" is the one-step variant of Grand. */
export const ways = ["grand", "fixed", "smart", "quick"] as const;

/** What "Edit Data" changed of one player, for this match on this device only. */
const editSchema = z.strictObject({
  credits: z.number().min(0).max(100).optional(),
  selected_by: z.number().min(0).max(100).optional(),
  role: z.int().min(0).max(4).optional(),
});

export const MOST_VARIANTS = 8;

/** A strategy as it was when it was kept. */
const variantSchema = z.strictObject({
  name: z.string().min(1).max(40),
  /** Relative to the others: 2 and 1 give two thirds and one third of the teams. */
  weight: z.int().min(0).max(100),
  strategy: strategySchema,
});

const { shape } = strategySchema.unwrap();
const distribution = shape.captain_distribution.unwrap();

/**
 * The strategy being built for one match: what the user has tapped so far, in the screens' terms (ids of
 * partitions and combinations). An empty list is a step not taken yet and bounds nothing.
 */
export const draftSchema = z.strictObject({
  version: z.literal(1),
  matchId: z.string().min(1),
  sport: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** ISO 8601: when the draft last changed; old drafts are swept by it. */
  changedAt: z.iso.datetime(),
  way: z.enum(ways).nullable(),
  players,
  fixed: players,
  groups: z.array(z.strictObject({ players, min: z.int(), max: z.int() })),
  captains: players,
  captainDistribution: distribution,
  viceCaptains: players,
  viceCaptainDistribution: distribution,
  /** Partition ids: places in the sport's table. */
  partitions: ids,
  equalPartitions: z.boolean(),
  /** Split ids of a pattern; null: not chosen or skipped. */
  percentage: z.strictObject({ pattern: z.union([z.literal(1), z.literal(2)]), splits: ids }).nullable(),
  credits: pair.nullable(),
  /** Left and right, or 0-49.99 and 50-100 percent; the team range is then 70 to 100. */
  customCredits: z
    .strictObject({ type: z.enum(["partition", "percentage"]), one: pair, two: pair })
    .nullable(),
  /** Combination ids: places in the sport's table. */
  combinations: ids,
  roleFrequency: shape.role_frequency.unwrap().nullable(),
  percentageFrequency: shape.percentage_frequency.unwrap().nullable(),
  exposure: shape.exposure.unwrap(),
  captainExposure: shape.captain_exposure.unwrap(),
  viceCaptainExposure: shape.vice_captain_exposure.unwrap().default({}),
  pairExposure: shape.pair_exposure.unwrap().default({}),
  partitionExposure: shape.partition_exposure.unwrap().default({}),
  combinationExposure: shape.combination_exposure.unwrap().default({}),
  minDifference: z.int().min(0).max(11),
  /** Strategies kept to be mixed with the one at hand. */
  variants: z.array(variantSchema).max(MOST_VARIANTS).default([]),
  /** The weight of the strategy at hand in the mix. */
  ownWeight: z.int().min(0).max(100).default(1),
  /** The user's own line-ups before the announcement: 11 of each side, or nobody. */
  lineup: players.default([]),
  /** Players left out of the pool for good. */
  dropped: players.default([]),
  /** Impact players, at most one of a side. */
  impact: players.default([]),
  edits: z.record(z.string(), editSchema),
  /** What stood last in "Enter Number of Teams". */
  teams: z.int().min(1).nullable(),
});

export type StrategyDraft = z.infer<typeof draftSchema>;
export type Way = (typeof ways)[number];
export type PlayerEdit = z.infer<typeof editSchema>;
export type Variant = z.infer<typeof variantSchema>;
export type CustomCredits = NonNullable<StrategyDraft["customCredits"]>;

/** A match's draft before the first tap. */
export const emptyDraft = (
  matchId: string,
  sport: StrategyDraft["sport"],
  changedAt: string,
): StrategyDraft => ({
  version: 1,
  matchId,
  sport,
  changedAt,
  way: null,
  players: [],
  fixed: [],
  groups: [],
  captains: [],
  captainDistribution: { mode: 0 },
  viceCaptains: [],
  viceCaptainDistribution: { mode: 0 },
  partitions: [],
  equalPartitions: false,
  percentage: null,
  credits: null,
  customCredits: null,
  combinations: [],
  roleFrequency: null,
  percentageFrequency: null,
  exposure: {},
  captainExposure: {},
  viceCaptainExposure: {},
  pairExposure: {},
  partitionExposure: {},
  combinationExposure: {},
  minDifference: 0,
  variants: [],
  ownWeight: 1,
  lineup: [],
  dropped: [],
  impact: [],
  edits: {},
  teams: null,
});
