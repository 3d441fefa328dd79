import * as z from "zod/mini";
import { anyOf, hookSecret, pushKey } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, matchId, paging, sportSlug, totalPages } from "../shapes.ts";
import { matchChange } from "./match-desk.ts";

/** Import files are sent as text inside JSON. 12 MB of files fit: quotes and line ends take two characters each. */
const IMPORT_BODY_LIMIT = 16 * 1024 * 1024;

const feedName = () => z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const feedFiles = () =>
  z
    .array(z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)), content: z.string() }))
    .check(z.minLength(1), z.maxLength(32));

const importedMatch = () =>
  z.object({
    id: matchId,
    title: z.string(),
    sport: sportSlug,
    created: z.boolean(),
    /** Empty: the import changes nothing in the match. */
    changes: z.array(matchChange()),
  });
export type ImportedMatch = z.infer<ReturnType<typeof importedMatch>>;

const feedProblem = () =>
  z.object({
    file: z.string(),
    row: z.optional(z.int()),
    match: z.optional(z.string()),
    field: z.optional(z.string()),
    reason: z.string(),
  });

const importReport = () =>
  z.object({
    /** A preview stores nothing. */
    preview: z.boolean(),
    matches: z.array(importedMatch()),
    /** Only in a preview: why the import would be refused. */
    problems: z.array(feedProblem()),
    /** What is stored although it looks wrong. */
    warnings: z.array(feedProblem()),
  });

/** Matches as JSON: a season with all players of each match has a quarter of it. */
const PUSH_VALUES = 500_000;
/** Files are texts: two for each of them. */
const IMPORT_VALUES = 200;

/** Imports of matches, and the runs of feeds. */
export const feeds = {
  push: endpoint({
    name: "feeds.push",
    method: "POST",
    path: "/api/feed/push",
    summary:
      "Bring matches in: the documented JSON as it is, or files with the name of their feed (docs/feed-format.md).",
    access: pushKey,
    body: () =>
      z.union([
        z.strictObject({ matches: z.array(z.unknown()).check(z.minLength(1), z.maxLength(400)) }),
        z.strictObject({ feed: z._default(feedName(), "import"), files: feedFiles() }),
      ]),
    reply: () => ({ data: importReport() }),
    bodyLimit: IMPORT_BODY_LIMIT,
    valueLimit: PUSH_VALUES,
  }),
  hook: endpoint({
    name: "feeds.hook",
    method: "POST",
    path: "/api/feed/hook/{source}",
    summary: "A vendor says that a source has news; the source is then asked in the usual way (docs/feeds).",
    access: hookSecret,
    params: () => z.object({ source: feedName() }),
    body: () => z.unknown(),
    reply: () => ({}),
    rawBody: true,
  }),
  import: endpoint({
    name: "feeds.import",
    method: "POST",
    path: "/api/admin/matches/import",
    summary: "Import files, all or nothing; `preview` tells what would change and stores nothing.",
    access: anyOf("admin"),
    body: () =>
      z.object({
        feed: z._default(feedName(), "import"),
        files: feedFiles(),
        preview: z._default(z.boolean(), false),
      }),
    reply: () => ({ data: importReport() }),
    bodyLimit: IMPORT_BODY_LIMIT,
    valueLimit: IMPORT_VALUES,
  }),
  runs: endpoint({
    name: "feeds.runs",
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
          origin: z.enum(["command", "upload", "push", "source", "demo"]),
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
