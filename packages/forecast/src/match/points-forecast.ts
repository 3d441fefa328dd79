import * as z from "zod/mini";

const side = z.union([z.literal(0), z.literal(1)]);
const points = z.number();

const player = z.object({
  id: z.string().check(z.maxLength(120)),
  side,
  /** Chance to be in the line-up. */
  plays: z.number().check(z.minimum(0), z.maximum(1)),
  /** Index of the sport's role. */
  role: z.int().check(z.nonnegative()),
  /** Points of a match that he plays. */
  mean: points,
  /** Earlier matches that the mean rests on. */
  matches: z.int().check(z.nonnegative()),
});

/**
 * What a device needs to play a match of which only points are known: what is expected of the players, and past matches as a
 * whole. A past match has for each side and role the points of its players.
 */
export const pointsForecastSchema = z.object({
  version: z.literal(1),
  kind: z.literal("points"),
  /** The newest day of the past matches, `yyyy-mm-dd`. */
  learnedUntil: z.iso.date(),
  past: z.array(z.tuple([z.array(z.array(points)), z.array(z.array(points))])).check(z.minLength(1)),
  players: z.array(player).check(z.minLength(2), z.maxLength(140)),
});

export type PointsForecast = z.infer<typeof pointsForecastSchema>;
export type PointsPlayer = z.infer<typeof player>;
export type PastMatch = PointsForecast["past"][number];
