import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, sportSlug } from "../shapes.ts";

const sourceName = () => z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const source = () =>
  z.object({
    name: z.string(),
    title: z.string(),
    sport: sportSlug,
    /** False: the settings have no key for it. */
    configured: z.boolean(),
    on: z.boolean(),
    /** Whether the settings have a secret for its webhook. */
    hook: z.boolean(),
    failures: z.int(),
    /** What alone fails again and again, of a match or of all lists: another source's values are taken meanwhile. */
    failingParts: z.array(z.enum(["fixtures", "squad", "lineup", "score"])),
    /** A code, at times with what is wrong with a reply. */
    lastFailure: z.nullable(z.string()),
    lastFailureAt: z.nullable(instant),
    lastSuccessAt: z.nullable(instant),
    pausedUntil: z.nullable(instant),
    nextAt: z.nullable(instant),
    /** Requests of today (UTC), and the most that are made. */
    used: z.int(),
    budget: z.int(),
    /** What the vendor says is left; null where it does not tell. */
    remaining: z.nullable(z.int()),
    /** What it costs: requests of one match over its whole life, of the lists per day, and of the busiest day known. */
    cost: z.object({
      match: z.int(),
      lists: z.int(),
      matches: z.int(),
      day: z.int(),
    }),
  });
export type SourceState = z.infer<ReturnType<typeof source>>;

/** The sources that bring matches by themselves, for staff. */
export const sources = {
  list: endpoint({
    name: "sources.list",
    method: "GET",
    path: "/api/admin/sources",
    summary: "The sources of matches: whether they are on, how they fare and what they cost.",
    access: anyOf("admin"),
    reply: () => ({ data: z.array(source()) }),
  }),
  switch: endpoint({
    name: "sources.switch",
    method: "PUT",
    path: "/api/admin/sources/{source}",
    summary: "Switch a source on or off; on ends a pause after failures.",
    access: anyOf("admin"),
    params: () => z.object({ source: sourceName() }),
    body: () => z.object({ on: z.boolean() }),
    reply: () => ({}),
  }),
} as const;
