import { fail, MAX_ROLES, sportByIndex, succeed } from "@teamwright/domain";
import type { Outcome, SportIndex } from "@teamwright/domain";
import { z } from "zod";
import {
  availabilities,
  creditsSchema,
  feedIdSchema,
  imageSchema,
  matchStates,
  pointsSchema,
  textSchema,
  reasonOf,
} from "../match-model/public.ts";
import { RULE_SET, scoredBy } from "./scored-by.ts";
import type { StoredMatch, StoredPlayer, StoredSide } from "./stored-match.ts";

/** A value that an admin set by hand. It wins over every feed until it is removed. */
export interface Override {
  /** Null: the value is of the match. */
  readonly playerIndex: number | null;
  readonly field: string;
  readonly value: unknown;
}

const has = <Table extends object>(table: Table, field: string): field is Extract<keyof Table, string> =>
  Object.hasOwn(table, field);

const percent = z.number().min(0).max(100).nullable();

/** The fields that can be overridden, by the format's names, and their allowed values. */
const playerOverrides = {
  name: textSchema(80),
  role: z
    .int()
    .min(0)
    .max(MAX_ROLES - 1),
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
  venue: textSchema(160).nullable(),
  hidden: z.boolean(),
} as const;

/** Of the match's sides: `left_team_name`, `right_image`, ... */
const sideOverrides = { team_name: textSchema(80), short_name: textSchema(12), image: imageSchema } as const;
const sideKeys = { team_name: "name", short_name: "shortName", image: "image" } as const satisfies Record<
  keyof typeof sideOverrides,
  keyof StoredSide
>;

function sideField(field: string): { side: 0 | 1; name: keyof typeof sideOverrides } | null {
  const [, side, name = ""] = /^(left|right)_(\w+)$/.exec(field) ?? [];
  return side !== undefined && has(sideOverrides, name) ? { side: side === "left" ? 0 : 1, name } : null;
}

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
  venue: "venue",
  hidden: "hidden",
} as const satisfies Record<keyof typeof matchOverrides, keyof StoredMatch>;

/** The value in its stored form, or why it is refused, as a phrase that follows the field's name. */
export function parseOverride(
  sport: SportIndex,
  { playerIndex, field, value }: Override,
): Outcome<unknown, string> {
  const schema = schemaOf(playerIndex, field);
  if (schema === undefined) return fail("cannot be set by hand");
  const result = schema.safeParse(value, { error: reasonOf });
  if (!result.success) return fail(result.error.issues[0]?.message ?? "is not allowed");
  const { roles, name } = sportByIndex(sport);
  if (field === "role" && roles[Number(result.data)] === undefined)
    return fail(`must be a role of ${name.toLowerCase()}, 0 to ${roles.length - 1}`);
  return succeed(result.data);
}

function schemaOf(playerIndex: number | null, field: string): z.ZodType | undefined {
  const side = playerIndex === null ? sideField(field) : null;
  if (side !== null) return sideOverrides[side.name];
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
  const scoredMatch = ruleSet === undefined ? match : scoredBy(match, ruleSet.value);
  const head: Partial<Record<string, unknown>> = {};
  const sides: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  const byPlayer = new Map<number, Record<string, unknown>>();
  for (const { playerIndex, field, value } of overrides) {
    if (playerIndex === null) {
      const side = sideField(field);
      if (side !== null) sides[side.side][sideKeys[side.name]] = value;
      else if (has(matchKeys, field)) head[matchKeys[field]] = value;
    } else if (has(playerKeys, field)) {
      const values = byPlayer.get(playerIndex) ?? {};
      values[playerKeys[field]] = value;
      byPlayer.set(playerIndex, values);
    }
  }
  const players = scoredMatch.players.map((player) => ({ ...player, ...byPlayer.get(player.index) }));
  const [left, right] = scoredMatch.sides;
  return {
    ...scoredMatch,
    ...head,
    sides: [
      { ...left, ...sides[0] },
      { ...right, ...sides[1] },
    ],
    players,
  };
}

/** The value of a field: of the stored match the one that an override hides, of the shown match the one in force. */
export function valueOfField(match: StoredMatch, playerIndex: number | null, field: string): unknown {
  const side = playerIndex === null ? sideField(field) : null;
  if (side !== null) return match.sides[side.side][sideKeys[side.name]];
  if (playerIndex === null) return has(matchKeys, field) ? match[matchKeys[field]] : undefined;
  const player = match.players.find((candidate) => candidate.index === playerIndex);
  return player !== undefined && has(playerKeys, field) ? player[playerKeys[field]] : undefined;
}
