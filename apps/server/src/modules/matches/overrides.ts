import { fail, MOST_ROLES, sportByIndex, succeed } from "@teamwright/domain";
import type { Outcome, SportIndex } from "@teamwright/domain";
import { z } from "zod";
import {
  availabilities,
  creditsSchema,
  feedIdSchema,
  matchStates,
  pointsSchema,
  textSchema,
  reasonOf,
} from "../feeds/public.ts";
import { RULE_SET, scoredBy } from "./scored-by.ts";
import type { StoredMatch, StoredPlayer } from "./stored-match.ts";

/** A value that an admin set by hand. It wins over every feed until it is removed. */
export interface Override {
  /** Null: the value is of the match. */
  readonly playerIndex: number | null;
  readonly field: string;
  readonly value: unknown;
}

const percent = z.number().min(0).max(100).nullable();

/** The fields that can be overridden, by the format's names, and their allowed values. */
const playerOverrides = {
  name: textSchema(80),
  role: z
    .int()
    .min(0)
    .max(MOST_ROLES - 1),
  credits: creditsSchema,
  playing: z.boolean(),
  points: pointsSchema.nullable(),
  selected_by: percent,
  captain_percentage: percent,
  vice_captain_percentage: percent,
  availability: z.enum(availabilities).nullable(),
  pl_id: feedIdSchema.nullable(),
} as const;

const matchOverrides = {
  status: z.enum(matchStates),
  match_time: z.iso.datetime(),
  series: textSchema(120),
} as const;

const playerKeys = {
  name: "name",
  role: "role",
  credits: "credits",
  playing: "playing",
  points: "points",
  selected_by: "selectedBy",
  captain_percentage: "captainPercentage",
  vice_captain_percentage: "viceCaptainPercentage",
  availability: "availability",
  pl_id: "providerId",
} as const satisfies Record<keyof typeof playerOverrides, keyof StoredPlayer>;

const matchKeys = {
  status: "state",
  match_time: "matchTime",
  series: "series",
} as const satisfies Record<keyof typeof matchOverrides, keyof StoredMatch>;

const has = <Table extends object>(table: Table, field: string): field is Extract<keyof Table, string> =>
  Object.hasOwn(table, field);

/** The value in its stored form, or why it is refused, as a phrase that follows the field's name. */
export function parseOverride(
  sport: SportIndex,
  { playerIndex, field, value }: Override,
): Outcome<unknown, string> {
  const schema = schemaOf(playerIndex, field);
  if (schema === undefined) return fail("cannot be set by hand");
  const parsed = schema.safeParse(value, { error: reasonOf });
  if (!parsed.success) return fail(parsed.error.issues[0]?.message ?? "is not allowed");
  const { roles, name } = sportByIndex(sport);
  if (field === "role" && roles[Number(parsed.data)] === undefined)
    return fail(`must be a role of ${name.toLowerCase()}, 0 to ${roles.length - 1}`);
  return succeed(parsed.data);
}

function schemaOf(playerIndex: number | null, field: string): z.ZodType | undefined {
  if (playerIndex === null) return has(matchOverrides, field) ? matchOverrides[field] : undefined;
  return has(playerOverrides, field) ? playerOverrides[field] : undefined;
}

/**
 * The match as users see it: overrides over the feed's values. A rule-set selected by hand is applied first, so that
 * points set by hand win over it.
 */
export function withOverrides(match: StoredMatch, overrides: readonly Override[]): StoredMatch {
  if (overrides.length === 0) return match;
  const ruleSet = overrides.find(({ playerIndex, field }) => playerIndex === null && field === RULE_SET);
  const scored = ruleSet === undefined ? match : scoredBy(match, ruleSet.value);
  const head: Partial<Record<string, unknown>> = {};
  const byPlayer = new Map<number, Record<string, unknown>>();
  for (const { playerIndex, field, value } of overrides) {
    if (playerIndex === null) {
      if (has(matchKeys, field)) head[matchKeys[field]] = value;
    } else if (has(playerKeys, field)) {
      const values = byPlayer.get(playerIndex) ?? {};
      values[playerKeys[field]] = value;
      byPlayer.set(playerIndex, values);
    }
  }
  const players = scored.players.map((player) => ({ ...player, ...byPlayer.get(player.index) }));
  return { ...scored, ...head, players };
}

/** The stored value that an override of this field hides. */
export function feedValue(match: StoredMatch, playerIndex: number | null, field: string): unknown {
  if (playerIndex === null) return has(matchKeys, field) ? match[matchKeys[field]] : undefined;
  const player = match.players.find((candidate) => candidate.index === playerIndex);
  return player !== undefined && has(playerKeys, field) ? player[playerKeys[field]] : undefined;
}
