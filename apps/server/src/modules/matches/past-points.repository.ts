import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { playerSources } from "./schema.ts";
import { matches, matchPlayers } from "#tables/matches.ts";

/** Players of that many matches; a season of one league has fewer. */
const MAX_ROWS = 10_000;

/**
 * The points of each player in the finished matches that a source reports, newest first, by the source's ids. The points
 * may be another source's.
 */
export async function pastPointsOf(db: Db, source: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const isPlayer = and(
    eq(playerSources.matchId, matchPlayers.matchId),
    eq(playerSources.playerIndex, matchPlayers.playerIndex),
    eq(playerSources.source, source),
  );
  const rows = await db
    .select({ id: playerSources.sourcePlayerId, points: matchPlayers.points })
    .from(matchPlayers)
    .innerJoin(matches, eq(matches.id, matchPlayers.matchId))
    .innerJoin(playerSources, isPlayer)
    .where(and(eq(matches.state, "finished"), isNotNull(matchPlayers.points), eq(matchPlayers.playing, true)))
    .orderBy(desc(matches.matchTime))
    .limit(MAX_ROWS);
  const points = new Map<string, number[]>();
  for (const row of rows)
    if (row.points !== null) points.set(row.id, [...(points.get(row.id) ?? []), row.points]);
  return points;
}
