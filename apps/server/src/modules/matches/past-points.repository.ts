import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { matches, matchPlayers } from "./schema.ts";

/** Players of that many matches; a season of one league has fewer. */
const MOST_ROWS = 10_000;

/** The points of each player in the finished matches of a feed, newest first. */
export async function pastPointsOf(db: Db, feed: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await db
    .select({ id: matchPlayers.fixedId, points: matchPlayers.points })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .where(
      and(
        eq(matches.feed, feed),
        eq(matches.state, "finished"),
        isNotNull(matchPlayers.points),
        eq(matchPlayers.playing, true),
      ),
    )
    .orderBy(desc(matches.matchTime))
    .limit(MOST_ROWS);
  const points = new Map<string, number[]>();
  for (const row of rows)
    if (row.points !== null) points.set(row.id, [...(points.get(row.id) ?? []), row.points]);
  return points;
}
