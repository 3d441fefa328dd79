import * as z from "zod/mini";
import { open } from "../access.ts";
import { endpoint } from "../endpoint.ts";

/** A fantasy app of the registry. `limit` is the most teams of one match that it takes. */
const fantasyApp = () =>
  z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    logo: z.string(),
    limit: z.int(),
    available: z.boolean(),
    /** Shortest time between two teams that are sent. Milliseconds; 0 sets no pace. */
    pace_ms: z.int(),
    /** Its player list needs the names of both sides. */
    needs_team_names: z.boolean(),
    /** Links of its teams open at these hosts and the names below them. A stored reply of an older version has none. */
    link_hosts: z.optional(z.array(z.string())),
  });
export type FantasyApp = z.infer<ReturnType<typeof fantasyApp>>;

export const bootstrap = endpoint({
  name: "bootstrap",
  method: "GET",
  path: "/api/bootstrap",
  summary:
    "What the web app needs before anything else. The payload key deters scraping; it is no security boundary.",
  access: open,
  reply: () => ({
    data: z.object({
      /** Of the server. A reply that a device has kept since an older version has none. */
      version: z.optional(z.string()),
      /** base64url of 32 bytes. */
      payload_key: z.string(),
      kid: z.string(),
      server_time: z.iso.datetime(),
      limits: z.object({
        password_min_length: z.int(),
        team_limit: z.int(),
        raised_team_limit: z.int(),
        quick_team_limit: z.int(),
        prediction_team_limit: z.int(),
        mapper_team_limit: z.int(),
        stored_teams: z.int(),
        saved_match_days: z.int(),
      }),
      fantasy_apps: z.array(fantasyApp()),
      feature_flags: z.record(z.string(), z.boolean()),
      /** The operator's video channel; absent: the menu has no link to one. */
      video_channel_url: z.optional(z.url({ protocol: /^https?$/ })),
      /** The name of the identity provider by which staff may sign in; absent: none. */
      identity_provider: z.optional(z.string()),
      /** Where users reach the operator: mailto or https; absent: the page Contact us names no address. */
      contact: z.optional(z.string().check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/))),
    }),
  }),
});
