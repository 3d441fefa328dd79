import { scoreMarks, uncertaintyCodes } from "@teamwright/domain/scoring-codes";
import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { calendarDay, instant, matchId, paging, sportSlug, totalPages } from "../shapes.ts";

/** One value that an import or an admin changes; `player_index` null is the match itself. */
export const matchChange = () =>
  z.object({
    subject: z.string(),
    player_index: z.nullable(z.int()),
    field: z.string(),
    from: z.string(),
    to: z.string(),
  });
export type MatchChange = z.infer<ReturnType<typeof matchChange>>;

export const matchStatuses = [
  "not_started",
  "in_progress",
  "finished",
  "postponed",
  "abandoned",
  "cancelled",
] as const;

/** Values of the match or a player that an admin set by hand, by field. */
const overridden = () => z.record(z.string(), z.unknown());

const adminPlayer = () =>
  z.object({
    player_index: z.int(),
    player_fixed_id: z.string(),
    team_index: z.union([z.literal(0), z.literal(1)]),
    name: z.string(),
    role: z.int(),
    credits: z.number(),
    playing: z.boolean(),
    points: z.nullable(z.number()),
    selected_by: z.nullable(z.number()),
    captain_percentage: z.nullable(z.number()),
    vice_captain_percentage: z.nullable(z.number()),
    availability: z.nullable(z.string()),
    pl_id: z.nullable(z.string()),
    /** Why the points may differ from the official ones. */
    marks: z.array(z.enum(scoreMarks)),
    withdrawn: z.boolean(),
    /** The fields set by hand, with the feed's values underneath. */
    overridden: overridden(),
  });

const adminMatch = () =>
  z.object({
    id: matchId,
    sport: sportSlug,
    feed: z.string(),
    match_time: instant,
    series: z.string(),
    status: z.enum(matchStatuses),
    venue: z.nullable(z.string()),
    /** An admin took it out of the lists. */
    hidden: z.boolean(),
    left_team_name: z.string(),
    left_short_name: z.string(),
    left_image: z.string(),
    right_team_name: z.string(),
    right_short_name: z.string(),
    right_image: z.string(),
    lineup_out: z.boolean(),
    automatic: z.boolean(),
    overridden: overridden(),
  });

/** Which rules counted the points of a match, and how reliable they are. */
const matchScoring = () =>
  z.object({
    /** Null: the feed does not name a rule-set, or has no points. */
    rule_set: z.nullable(z.string()),
    /** An admin selected the rule-set. */
    by_hand: z.boolean(),
    /** false: the feed has totals only, so no other rule-set can be selected. */
    recountable: z.boolean(),
    uncertainties: z.array(z.object({ code: z.enum(uncertaintyCodes), note: z.string() })),
    warnings: z.array(z.object({ code: z.enum(scoreMarks), subject: z.nullable(z.string()) })),
    /** Rule-sets of the same sport and format, with their first and last day; a last day of null: still valid. */
    rule_sets: z.array(
      z.object({ id: z.string(), app: z.string(), from: z.string(), to: z.nullable(z.string()) }),
    ),
  });

const change = () =>
  z.object({
    player_index: z.nullable(z.int().check(z.minimum(0), z.maximum(69))),
    field: z.string().check(z.maxLength(40)),
  });
const matchChanges = () => ({ data: z.object({ changes: z.array(matchChange()) }) });

/** What admins see and change of the matches. */
export const matchDesk = {
  listForAdmin: endpoint({
    name: "matches.listForAdmin",
    method: "GET",
    path: "/api/admin/matches",
    summary: "Stored matches: those that begin next first, then the past ones, latest first.",
    access: anyOf("admin"),
    query: () =>
      z.object({
        ...paging(),
        sport: z.optional(sportSlug),
        /** Part of a team's name, the series or the id. */
        search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
        status: z.optional(z.enum(matchStatuses)),
        /** The day of the start, in Asia/Kolkata. */
        day: z.optional(calendarDay()),
        /** Only hidden matches, or only those with an open question. */
        only: z.optional(z.enum(["hidden", "attention"])),
      }),
    reply: () => ({
      data: z.array(
        z.extend(z.omit(adminMatch(), { overridden: true }), { players: z.int(), overrides: z.int() }),
      ),
      totalPages,
    }),
  }),
  getForAdmin: endpoint({
    name: "matches.getForAdmin",
    method: "GET",
    path: "/api/admin/matches/{id}",
    summary: "One match with its players, and which values were set by hand.",
    access: anyOf("admin"),
    params: () => z.object({ id: matchId }),
    reply: () => ({
      data: z.extend(adminMatch(), { scoring: matchScoring(), players: z.array(adminPlayer()) }),
    }),
  }),
  override: endpoint({
    name: "matches.override",
    method: "PUT",
    path: "/api/admin/matches/{id}/overrides",
    summary:
      "Set values by hand: role, credits, playing, points, status and others. They win over every feed until lifted.",
    access: anyOf("admin"),
    params: () => z.object({ id: matchId }),
    body: () =>
      z.object({
        changes: z
          .array(
            z.extend(change(), {
              value: z.unknown(),
              /** The value that the caller saw. When another one is there now, nothing is changed: 409. */
              before: z.optional(z.unknown()),
            }),
          )
          .check(z.minLength(1), z.maxLength(300)),
      }),
    reply: matchChanges,
  }),
  lift: endpoint({
    name: "matches.lift",
    method: "POST",
    path: "/api/admin/matches/{id}/lift",
    summary: "Lift values set by hand: the feed's values show again.",
    access: anyOf("admin"),
    params: () => z.object({ id: matchId }),
    body: () => z.object({ changes: z.array(change()).check(z.minLength(1), z.maxLength(300)) }),
    reply: matchChanges,
  }),
  selectRuleSet: endpoint({
    name: "matches.selectRuleSet",
    method: "PUT",
    path: "/api/admin/matches/{id}/rule-set",
    summary: "Count the points by another rule-set of the same sport and format; null: by the feed's again.",
    access: anyOf("admin"),
    params: () => z.object({ id: matchId }),
    body: () => z.object({ rule_set: z.nullable(z.string().check(z.maxLength(80))) }),
    reply: matchChanges,
  }),
} as const;
