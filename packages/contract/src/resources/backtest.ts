import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, matchId, sportSlug } from "../shapes.ts";

const percent = () => z.nullable(z.number());

/** A player of a line-up, as the engine reads it, with the points of the match. */
const playedPlayer = () =>
  z.object({
    player_index: z.int(),
    role: z.int(),
    team_index: z.union([z.literal(0), z.literal(1)]),
    credits: z.number(),
    selected_by: percent(),
    captain_percentage: percent(),
    vice_captain_percentage: percent(),
    points: z.number(),
  });

const pastMatch = () =>
  z.object({
    id: matchId,
    title: z.string(),
    match_time: instant,
    players: z.array(playedPlayer()),
  });
export type BacktestInputMatch = z.infer<ReturnType<typeof pastMatch>>;

/** A file of its own, because only the page that runs backtests loads it. */
export const backtest = {
  matches: endpoint({
    name: "backtest.matches",
    method: "GET",
    path: "/api/backtest/matches/{sport}",
    summary:
      "The newest past matches that have line-ups, credits and points, at most as many as asked for; a device runs strategies over them.",
    access: anyOf("plan"),
    params: () => z.object({ sport: sportSlug }),
    query: () =>
      z.object({ matches: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25) }),
    reply: () => ({ data: z.array(pastMatch()) }),
  }),
} as const;
