import { z } from "zod";

// Replies of the provider protocol: docs/provider-protocol.openapi.json. Unknown fields are ignored, lengths are
// limited.

const text = z.string().min(1).max(200);
const id = z.string().min(1).max(80);
const side = z.object({ name: text, image: z.string().max(500).default("") });

const match = z.object({
  id,
  league_id: z.string().max(80).default(""),
  series_name: z.string().max(200).default(""),
  start_time: z.iso.datetime(),
  left_team: side,
  right_team: side,
});

const team = z.object({
  id,
  players: z.array(id).min(1).max(30),
  captain: id,
  vice_captain: id,
});

export const replies = {
  codeRequested: z.record(z.string(), z.unknown()),
  session: z.object({ token: z.string().min(20).max(2000), expires_at: z.iso.datetime() }),
  sessionState: z.object({ expires_at: z.iso.datetime() }),
  nothing: z.unknown(),
  matches: z.object({ matches: z.array(match).max(2000) }),
  players: z.object({
    players: z
      .array(z.object({ id, name: text, side: z.enum(["left", "right"]), role: z.string().min(1).max(20) }))
      .max(200),
  }),
  teams: z.object({
    deadline: z.iso.datetime(),
    team_limit: z.int().min(1).max(1000),
    teams: z.array(team).max(1000),
  }),
  team: z.object({ id }),
  link: z.object({ url: z.url({ protocol: /^https?$/ }).max(2000) }),
} as const;

export const problemReply = z.object({ error: z.object({ code: z.string().max(60) }) });
