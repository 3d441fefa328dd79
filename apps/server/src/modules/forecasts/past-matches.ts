import type { MatchFormat, MatchGender, SportIndex } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain";
import type { PlayedMatch } from "@teamwright/forecast";
import type { Db } from "#db/database.ts";
import { findPastLineUps } from "../matches/public.ts";
import type { PastLineUps, StoredMatch } from "../matches/public.ts";
import { findPastReports } from "../reports/public.ts";

/** Matches that are read: more than simulated ones are made of, since some have other rules or incomplete points. */
const MAX_MATCHES = 300;

/** A finished match whose points are known, and what they are by. */
export interface StoredPastMatch extends PlayedMatch {
  readonly time: Date;
  /** Null: the feed does not name the rules. */
  readonly rules: string | null;
  readonly invented: boolean;
}

/** Finished matches of the same sport, format and gender before a match, oldest first, from feeds and from reports. */
export async function findPastMatches(db: Db, match: StoredMatch): Promise<StoredPastMatch[]> {
  const { sport, format, gender } = match;
  const before = new Date(match.matchTime);
  const lineUps = await findPastLineUps(db, { sport, format, gender, before, limit: MAX_MATCHES });
  const fromFeeds = lineUps.flatMap((past) => playedMatch(past, sport));
  const knownIds = new Set(lineUps.map(({ id }) => id));
  const fromReports = await reportedMatches(db, { format, gender, before, knownIds });
  return [...fromFeeds, ...fromReports].toSorted((one, other) => one.time.getTime() - other.time.getTime());
}

/** Nothing where a side has no line-up with points. */
function playedMatch(
  { time, feed, left, right, rules, players }: PastLineUps,
  sport: SportIndex,
): StoredPastMatch[] {
  const { starters, benchPlays } = sportByIndex(sport);
  const scorers = players.filter(({ playing }) => playing || benchPlays);
  const isWhole = [0, 1].every((side) => scorers.filter((player) => player.side === side).length >= starters);
  return isWhole ? [{ time, rules, invented: feed === "demo", teams: [left, right], players: scorers }] : [];
}

interface PastReportsQuery {
  readonly format: MatchFormat | null;
  readonly gender: MatchGender | null;
  readonly before: Date;
  /** Matches that are known from feeds. */
  readonly knownIds: ReadonlySet<string>;
}

/** Reports are about cricket matches of a known format and gender. */
async function reportedMatches(
  db: Db,
  { format, gender, before, knownIds }: PastReportsQuery,
): Promise<StoredPastMatch[]> {
  if (format === null || gender === null) return [];
  const reports = await findPastReports(db, { format, gender, before, limit: MAX_MATCHES });
  return reports
    .filter(({ source }) => source === null || !knownIds.has(source))
    .map((report) => ({
      time: report.time,
      rules: report.rules,
      invented: false,
      teams: [report.left, report.right],
      players: ([0, 1] as const).flatMap((side) =>
        (side === 0 ? report.left_players : report.right_players).map((player) => ({
          id: player.player_fixed_id,
          side,
          role: player.role,
          credits: player.credits,
          points: player.points,
        })),
      ),
    }));
}
