import * as z from "zod/mini";
import { anyOf, open } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, matchId, sealedPayload, sportSlug } from "../shapes.ts";

/**
 * What a promise says, and when it came true. `fifty_points`: a player of the line-up scores at least 50 points.
 * `range_80`: his points lie in the range that holds 80 % of the simulated matches. `set_top_1`: one of the suggested teams
 * is in the top 1 % of the field: teams with the app's shares of selection, or random legal teams where it shows none.
 */
export const promiseKinds = ["fifty_points", "range_80", "set_top_1"] as const;
export type PromiseKind = (typeof promiseKinds)[number];

const share = () => z.number().check(z.minimum(0), z.maximum(1));
const count = () => z.int().check(z.minimum(0));

/** Promises with like chances: how many, their mean chance, the share that came true and its 95 % interval (Wilson). */
const reliability = () => ({ n: count(), promised: share(), real: share(), low: share(), high: share() });

const recordOfKind = () =>
  z.object({
    kind: z.enum(promiseKinds),
    ...reliability(),
    /** In tenths of the chance; bands without a promise are left out. */
    bands: z.array(z.object({ from: share(), to: share(), ...reliability() })),
  });

const recordOfFormat = () =>
  z.object({
    sport: sportSlug,
    format: z.string(),
    /** Of the demo: the players and their matches are invented. */
    invented: z.boolean(),
    /** Matches with a frozen promise; those that were measured; and those without a result, which are not measured. */
    frozen: count(),
    measured: count(),
    voided: count(),
    kinds: z.array(recordOfKind()),
  });

const measuredMatch = () =>
  z.object({
    matchId,
    name: z.string(),
    sport: sportSlug,
    format: z.string(),
    matchTime: instant,
    frozenAt: instant,
    invented: z.boolean(),
    /** Measured again after the points were corrected. */
    corrected: z.boolean(),
    kinds: z.array(z.object({ kind: z.enum(promiseKinds), n: count(), promised: share(), real: share() })),
  });

const forecastRecord = () =>
  z.object({ formats: z.array(recordOfFormat()), newest: z.array(measuredMatch()) });
export type ForecastRecord = z.infer<ReturnType<typeof forecastRecord>>;

/** Points of a player in so many earlier matches; null: in none. */
const meanPoints = () => z.nullable(z.object({ n: z.int().check(z.minimum(1)), mean: z.number() }));

const playerHistory = () =>
  z.object({
    playerIndex: z.int(),
    /** The newest five matches, newest first. */
    last: z.array(z.object({ matchTime: instant, against: z.string(), points: z.number() })),
    atGround: meanPoints(),
    againstSide: meanPoints(),
    /** In how many of the side's last line-ups, ten at most, the player was. */
    lineups: z.object({ played: count(), of: count() }),
  });
export type PlayerHistory = z.infer<ReturnType<typeof playerHistory>>;

/** Forecasts of matches, and how right they were. */
export const forecasts = {
  match: endpoint({
    name: "forecasts.match",
    method: "GET",
    path: "/api/forecast/match/{id}",
    summary:
      "What a device needs to play the match, in one envelope; its players have the match's player_index as id. Null when the match has no forecast.",
    access: anyOf("plan"),
    params: () => z.object({ id: matchId }),
    reply: () => ({ data: z.nullable(sealedPayload) }),
  }),
  history: endpoint({
    name: "forecasts.history",
    method: "GET",
    path: "/api/forecast/match/{id}/players",
    summary:
      "What each player of the match did in the earlier finished matches of this installation, of the same sport and format, by the feed's own ids.",
    access: anyOf("plan"),
    params: () => z.object({ id: matchId }),
    reply: () => ({ data: z.array(playerHistory()) }),
  }),
  record: endpoint({
    name: "forecasts.record",
    method: "GET",
    path: "/api/forecast/record",
    summary: "How many of the promises came true, by sport and format, and the newest 50 measured matches.",
    access: open,
    reply: () => ({ data: forecastRecord() }),
  }),
} as const;
