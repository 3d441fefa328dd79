import { z } from "zod";
import { anyOf, pushKey } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, matchId, paging, sportSlug, totalPages } from "../shapes.ts";

/** Files of an import travel as text, in JSON; together they stay under the body's limit. */
const IMPORT_BODY_LIMIT = 12 * 1024 * 1024;

const feedName = () => z.string().regex(/^[a-z0-9-]{1,40}$/);
const feedFiles = () =>
  z
    .array(z.object({ name: z.string().min(1).max(200), content: z.string() }))
    .min(1)
    .max(32);

/** One value that an import or an admin changes; `player_index` null is the match itself. */
const matchChange = () =>
  z.object({
    subject: z.string(),
    player_index: z.int().nullable(),
    field: z.string(),
    from: z.string(),
    to: z.string(),
  });
export type MatchChange = z.infer<ReturnType<typeof matchChange>>;

const importedMatch = () =>
  z.object({
    id: matchId,
    title: z.string(),
    sport: sportSlug,
    created: z.boolean(),
    /** Empty: the import says nothing new of it. */
    changes: z.array(matchChange()),
  });
export type ImportedMatch = z.infer<ReturnType<typeof importedMatch>>;

const feedProblem = () =>
  z.object({
    file: z.string(),
    row: z.int().optional(),
    match: z.string().optional(),
    field: z.string().optional(),
    reason: z.string(),
  });

const importReport = () =>
  z.object({
    /** A preview stores nothing. */
    preview: z.boolean(),
    matches: z.array(importedMatch()),
    /** Of a preview only: why the import would be refused. */
    problems: z.array(feedProblem()),
  });

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
    status: z.enum(["not_started", "in_progress", "finished"]),
    left_team_name: z.string(),
    right_team_name: z.string(),
    lineup_out: z.boolean(),
    automatic: z.boolean(),
    overridden: overridden(),
  });

const change = () => z.object({ player_index: z.int().min(0).max(69).nullable(), field: z.string().max(40) });
const changed = () => ({ data: z.object({ changes: z.array(matchChange()) }) });

export const feed = {
  push: endpoint({
    name: "feed.push",
    method: "POST",
    path: "/api/feed/push",
    summary:
      "Bring matches in: the documented JSON as it is, or files with the name of their feed (docs/feed-format.md).",
    access: pushKey,
    body: () =>
      z.union([
        z.strictObject({ matches: z.array(z.unknown()).min(1).max(400) }),
        z.strictObject({ feed: feedName().default("import"), files: feedFiles() }),
      ]),
    reply: () => ({ data: importReport() }),
    bodyLimit: IMPORT_BODY_LIMIT,
  }),
} as const;

/** Match administration: import with a preview, values set by hand, the feeds' runs. */
export const matchAdmin = {
  list: endpoint({
    name: "matchAdmin.list",
    method: "GET",
    path: "/api/admin/matches",
    summary: "Stored matches, latest first.",
    access: anyOf("admin"),
    query: () => z.object({ ...paging(), sport: sportSlug.optional() }),
    reply: () => ({
      data: z.array(adminMatch().omit({ overridden: true }).extend({ players: z.int(), overrides: z.int() })),
      totalPages,
    }),
  }),
  get: endpoint({
    name: "matchAdmin.get",
    method: "GET",
    path: "/api/admin/matches/{id}",
    summary: "One match with its players, and which values were set by hand.",
    access: anyOf("admin"),
    params: () => z.object({ id: matchId }),
    reply: () => ({ data: adminMatch().extend({ players: z.array(adminPlayer()) }) }),
  }),
  import: endpoint({
    name: "matchAdmin.import",
    method: "POST",
    path: "/api/admin/matches/import",
    summary: "Import files, all or nothing; `preview` tells what would change and stores nothing.",
    access: anyOf("admin"),
    body: () =>
      z.object({
        feed: feedName().default("import"),
        files: feedFiles(),
        preview: z.boolean().default(false),
      }),
    reply: () => ({ data: importReport() }),
    bodyLimit: IMPORT_BODY_LIMIT,
  }),
  override: endpoint({
    name: "matchAdmin.override",
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
    name: "matchAdmin.lift",
    method: "POST",
    path: "/api/admin/matches/{id}/lift",
    summary: "Lift values set by hand: the feed's values show again.",
    access: anyOf("admin"),
    params: () => z.object({ id: matchId }),
    body: () => z.object({ changes: z.array(change()).min(1).max(300) }),
    reply: changed,
  }),
  runs: endpoint({
    name: "matchAdmin.runs",
    method: "GET",
    path: "/api/admin/feeds/runs",
    summary: "The feeds, and their last runs with errors, newest first.",
    access: anyOf("admin"),
    query: () => z.object(paging()),
    reply: () => ({
      feeds: z.array(z.object({ name: z.string(), title: z.string() })),
      data: z.array(
        z.object({
          id: z.string(),
          feed: z.string(),
          origin: z.enum(["command", "upload", "push", "demo"]),
          files: z.array(z.string()),
          done: z.boolean(),
          created: z.int(),
          changed: z.int(),
          unchanged: z.int(),
          problems: z.array(z.string()),
          createdAt: instant,
        }),
      ),
      totalPages,
    }),
  }),
} as const;
