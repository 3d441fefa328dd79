import {
  MOST_COMBINATIONS,
  MOST_ROLES,
  MOST_TEAM_SIZE,
  PLAYER_SLOTS,
  sportIndexes,
  strategySchema,
} from "@teamwright/domain";
import * as z from "zod/mini";
import type { StoredRecord } from "../records/stored-record.ts";

const playerIndex = z.int().check(z.minimum(0), z.maximum(PLAYER_SLOTS - 1));
const players = z.array(playerIndex).check(z.maxLength(PLAYER_SLOTS));
const ids = z.array(z.int().check(z.minimum(0), z.maximum(MOST_COMBINATIONS)));
const pair = z.tuple([z.number(), z.number()]);

/** The way that the user chose on the section screen; null before. "quick" is the one-step variant of Grand. */
export const ways = ["grand", "fixed", "smart", "quick"] as const;

/** The changes by "Edit Data" to one player, for this match on this device only. */
const editSchema = z.strictObject({
  credits: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  selected_by: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  role: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_ROLES - 1))),
});

export const MOST_VARIANTS = 8;

/** A strategy as it was when it was stored. */
const variantSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Relative to the others: 2 and 1 give two thirds and one third of the teams. */
  weight: z.int().check(z.minimum(0), z.maximum(100)),
  strategy: strategySchema,
});

const { shape } = strategySchema.def.getter();
const distribution = shape.captain_distribution.def.innerType;

/**
 * The strategy being built for one match: the user's choices so far, in the screens' terms (ids of partitions and
 * combinations). An empty list is a step that is not done yet and sets no bound.
 */
const draftSchema = z.strictObject({
  version: z.literal(2),
  matchId: z.string().check(z.minLength(1)),
  sport: z.literal(sportIndexes),
  /** ISO 8601: when the draft last changed; old drafts are deleted by it. */
  changedAt: z.iso.datetime(),
  way: z.nullable(z.enum(ways)),
  players,
  fixed: players,
  groups: z.array(z.strictObject({ players, min: z.int(), max: z.int() })),
  captains: players,
  captainDistribution: distribution,
  viceCaptains: players,
  viceCaptainDistribution: distribution,
  /** Partition ids: indexes in the sport's table. */
  partitions: ids,
  equalPartitions: z.boolean(),
  /** Split ids of a pattern; null: not chosen or skipped. */
  percentage: z.nullable(z.strictObject({ pattern: z.union([z.literal(1), z.literal(2)]), splits: ids })),
  credits: z.nullable(pair),
  /** Left and right, or 0-49.99 and 50-100 percent; the team range is then 70 to 100. */
  customCredits: z.nullable(
    z.strictObject({ type: z.enum(["partition", "percentage"]), one: pair, two: pair }),
  ),
  /** Combination ids: indexes in the sport's table. */
  combinations: ids,
  roleFrequency: z.nullable(shape.role_frequency.def.innerType),
  percentageFrequency: z.nullable(shape.percentage_frequency.def.innerType),
  exposure: shape.exposure.def.innerType,
  captainExposure: shape.captain_exposure.def.innerType,
  viceCaptainExposure: shape.vice_captain_exposure.def.innerType,
  pairExposure: shape.pair_exposure.def.innerType,
  partitionExposure: shape.partition_exposure.def.innerType,
  combinationExposure: shape.combination_exposure.def.innerType,
  minDifference: z.int().check(z.minimum(0), z.maximum(MOST_TEAM_SIZE)),
  /** Strategies stored to be mixed with the current one. */
  variants: z.array(variantSchema).check(z.maxLength(MOST_VARIANTS)),
  /** The weight of the current strategy in the mix. */
  ownWeight: z.int().check(z.minimum(0), z.maximum(100)),
  /** The user's own line-ups before the announcement: 11 of each side, or none. */
  lineup: players,
  /** Players permanently excluded from the pool. */
  dropped: players,
  /** Impact players, at most one per side. */
  impact: players,
  edits: z.record(z.string(), editSchema),
  /** The last value of "Enter Number of Teams". */
  teams: z.nullable(z.int().check(z.minimum(1))),
});

/** The stored form of the draft. */
export const draftRecord: StoredRecord<typeof draftSchema> = {
  name: "strategy_draft",
  version: 2,
  schema: draftSchema,
  migrations: [
    {
      name: "drafts have exposures of all kinds, a mix and own line-ups",
      from: 1,
      migrate: (draft) => ({
        viceCaptainExposure: {},
        pairExposure: {},
        partitionExposure: {},
        combinationExposure: {},
        variants: [],
        ownWeight: 1,
        lineup: [],
        dropped: [],
        impact: [],
        ...draft,
      }),
    },
  ],
};

export type StrategyDraft = z.infer<typeof draftSchema>;
export type Way = (typeof ways)[number];
export type PlayerEdit = z.infer<typeof editSchema>;
export type Variant = z.infer<typeof variantSchema>;
export type CustomCredits = NonNullable<StrategyDraft["customCredits"]>;

/** A match's draft before the first choice. */
export const emptyDraft = (
  matchId: string,
  sport: StrategyDraft["sport"],
  changedAt: string,
): StrategyDraft => ({
  version: 2,
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
