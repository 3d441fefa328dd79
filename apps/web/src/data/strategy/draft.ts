import { MAX_ROLES, PLAYER_SLOTS, strategySchema } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import * as z from "zod/mini";
import type { StoredRecord } from "../records/stored-record.ts";
import { migrations } from "./draft-migrations.ts";
import { changeBounds } from "./change-bounds.ts";
import { opinionsSchema } from "./opinions.ts";

const playerIndex = z.int().check(z.minimum(0), z.maximum(PLAYER_SLOTS - 1));
const players = z.array(playerIndex).check(z.maxLength(PLAYER_SLOTS));

/** The way that the user chose on the section screen; null before. "quick" is the one-step variant of Grand. */
export const ways = ["grand", "fixed", "smart", "quick"] as const;

/** The changes by "Edit Data" to one player, for this match on this device only. */
const editSchema = z.strictObject({
  credits: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  selected_by: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  role: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_ROLES - 1))),
});

export const MAX_VARIANTS = 8;

/** A strategy as it was when it was stored. */
const variantSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Relative to the others: 2 and 1 give two thirds and one third of the teams. */
  weight: z.int().check(z.minimum(0), z.maximum(100)),
  strategy: strategySchema,
});

/** What the user does for one match: the strategy being built, and beside it the state of the screens. */
const draftSchema = z.strictObject({
  version: z.literal(3),
  matchId: z.string().check(z.minLength(1)),
  /** ISO 8601: when the draft last changed; old drafts are deleted by it. */
  changedAt: z.iso.datetime(),
  way: z.nullable(z.enum(ways)),
  /** The user's choices so far. A step that is not done yet is absent and sets no bound. */
  strategy: strategySchema,
  /** The team's range of the credit step, while ranges per side or percentage group replace it. */
  replacedCredits: z.nullable(z.tuple([z.number(), z.number()])),
  /** Strategies stored to be mixed with the current one. */
  variants: z.array(variantSchema).check(z.maxLength(MAX_VARIANTS)),
  /** The weight of the current strategy in the mix. */
  ownWeight: z.int().check(z.minimum(0), z.maximum(100)),
  /** The user's own line-ups before the announcement: 11 of each side, or none. */
  lineup: players,
  /** Players permanently excluded from the pool. */
  dropped: players,
  /** Impact players, at most one per side. */
  impact: players,
  edits: z.record(z.string(), editSchema),
  opinions: z.optional(opinionsSchema),
  /** The last value of "Enter Number of Teams". */
  teams: z.nullable(z.int().check(z.minimum(1))),
});

/** The stored form of the draft. */
export const draftRecord: StoredRecord<typeof draftSchema> = {
  name: "strategy_draft",
  version: 3,
  schema: draftSchema,
  migrations,
};

export type StrategyDraft = z.infer<typeof draftSchema>;
export type Way = (typeof ways)[number];
export type PlayerEdit = z.infer<typeof editSchema>;
export type Variant = z.infer<typeof variantSchema>;

/** A match's draft before the first choice. */
export const emptyDraft = (matchId: string, sport: Strategy["sport"], changedAt: string): StrategyDraft => ({
  version: 3,
  matchId,
  changedAt,
  way: null,
  strategy: { sport, players: [] },
  replacedCredits: null,
  variants: [],
  ownWeight: 1,
  lineup: [],
  dropped: [],
  impact: [],
  edits: {},
  teams: null,
});

/**
 * A strategy that was made in another way, as the choices of a draft: the rule setting is the device's, and the shares
 * of sides follow their exposures.
 */
export const choicesOf = ({ rules: _rules, ...strategy }: Strategy): Strategy =>
  changeBounds(strategy, strategy.partition_distribution && { partition_distribution: { mode: 1 } });
