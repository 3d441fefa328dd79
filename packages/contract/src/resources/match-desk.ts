import { scoreMarks, uncertaintyCodes } from "@teamwright/domain/scoring-codes";
import { z } from "zod";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, matchId, paging, sportSlug, totalPages } from "../shapes.ts";

/** One value that an import or an admin changes; `player_index` null is the match itself. */
export const matchChange = () =>
  z.object({
    subject: z.string(),
    player_index: z.int().nullable(),
    field: z.string(),
    from: z.string(),
    to: z.string(),
  });
export type MatchChange = z.infer<ReturnType<typeof matchChange>>;

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
    points: z.number().nullable(),
    selected_by: z.number().nullable(),
    captain_percentage: z.number().nullable(),
    vice_captain_percentage: z.number().nullable(),
    availability: z.string().nullable(),
    pl_id: z.string().nullable(),
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
    status: z.enum(["not_started", "in_progress", "finished", "postponed", "abandoned", "cancelled"]),
    venue: z.string().nullable(),
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
    rule_set: z.string().nullable(),
    /** An admin selected the rule-set. */
    by_hand: z.boolean(),
    /** false: the feed has totals only, so no other rule-set can be selected. */
    recountable: z.boolean(),
    uncertainties: z.array(z.object({ code: z.enum(uncertaintyCodes), note: z.string() })),
    warnings: z.array(z.object({ code: z.enum(scoreMarks), subject: z.string().nullable() })),
    /** Rule-sets of the same sport and format, with their first and last day; a last day of null: still valid. */
    rule_sets: z.array(
      z.object({ id: z.string(), app: z.string(), from: z.string(), to: z.string().nullable() }),
    ),
  });

const change = () => z.object({ player_index: z.int().min(0).max(69).nullable(), field: z.string().max(40) });
const changed = () => ({ data: z.object({ changes: z.array(matchChange()) }) });

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
        sport: sportSlug.optional(),
        /** Part of a team's name, the series or the id. */
        search: z.string().trim().max(80).optional(),
      }),
    reply: () => ({
      data: z.array(adminMatch().omit({ overridden: true }).extend({ players: z.int(), overrides: z.int() })),
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
      data: adminMatch().extend({ scoring: matchScoring(), players: z.array(adminPlayer()) }),
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
          .array(change().extend({ value: z.unknown() }))
          .min(1)
          .max(300),
      }),
    reply: changed,
  }),
  lift: endpoint({
    name: "matches.lift",
    method: "POST",
    path: "/api/admin/matches/{id}/lift",
    summary: "Lift values set by hand: the feed's values show again.",
    access: anyOf("admin"),
    params: () => z.object({ id: matchId }),
    body: () => z.object({ changes: z.array(change()).min(1).max(300) }),
    reply: changed,
  }),
  selectRuleSet: endpoint({
    name: "matches.selectRuleSet",
    method: "PUT",
    path: "/api/admin/matches/{id}/rule-set",
    summary: "Count the points by another rule-set of the same sport and format; null: by the feed's again.",
    access: anyOf("admin"),
    params: () => z.object({ id: matchId }),
    body: () => z.object({ rule_set: z.string().max(80).nullable() }),
    reply: changed,
  }),
} as const;
