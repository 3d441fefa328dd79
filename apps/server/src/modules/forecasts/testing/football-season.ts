import { DAY } from "@teamwright/domain/durations";
import type { MatchDocument } from "#modules/match-model/feed-match.ts";

const ROLES = ["GK", "DEF", "DEF", "DEF", "DEF", "MID", "MID", "MID", "MID", "ST", "ST"] as const;
const BENCH = ["GK", "DEF", "MID", "ST"] as const;

/** Even numbers from a seed: one for each player and match. */
const noise = (seed: number): number => ((seed * 2654435761) >>> 0) / 2 ** 32;

export interface FootballMatch {
  readonly id: string;
  readonly start: Date;
  /** Points of everybody who played; without it the match is to come, with announced line-ups or before them. */
  readonly status: "finished" | "announced" | "not_started";
  /** Points that the first striker of the left side has more than in other matches. */
  readonly more?: number;
  /** Number of the match in its season. */
  readonly seed?: number;
}

/** A football match of two invented clubs, always with the same squads of fifteen. */
export function footballMatch({ id, start, status, more = 0, seed = 0 }: FootballMatch): MatchDocument {
  const squad = (prefix: string, side: 0 | 1) =>
    [...ROLES, ...BENCH].map((role, at) => ({
      id: `${prefix}-${at}`,
      name: `${prefix.toUpperCase()} ${role} ${at}`,
      role,
      credits: role === "ST" ? 10 : 8.5,
      selected_by: at < 11 ? 45 : 10,
      ...(status === "not_started" ? {} : { playing: at < 11 }),
      ...(status === "finished" && at < 11
        ? {
            points:
              pointsOf(role, 100 * seed + 20 * side + at) + (prefix === "h" && at === 9 ? 25 + more : 0),
          }
        : {}),
    }));
  return {
    id,
    sport: "football",
    match_time: start.toISOString(),
    series: "Lantern League",
    status: status === "finished" ? "finished" : "not_started",
    left: { name: "Harbour Rovers", short_name: "HAR", players: squad("h", 0) },
    right: { name: "Hill Rangers", short_name: "HIL", players: squad("r", 1) },
  };
}

const pointsOf = (role: string, seed: number): number =>
  Math.round((role === "ST" ? 12 : 8) + 30 * noise(seed + 1) ** 2);

/** Finished matches, one each week before the day, the newest last. */
export const footballSeason = (matches: number, before: Date): MatchDocument[] =>
  Array.from({ length: matches }, (_, at) =>
    footballMatch({
      id: `past-${at}`,
      start: new Date(before.getTime() - (matches - at) * 7 * DAY),
      status: "finished",
      seed: at,
    }),
  );
