import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { matchSources, playerSources, sourceRoles } from "../schema.ts";

export type MatchSource = typeof matchSources.$inferSelect;

export async function findSourceMatch(db: Db, source: string, id: string): Promise<MatchSource | null> {
  const [row] = await db.select().from(matchSources).where(isMatch(source, id));
  return row ?? null;
}

const isMatch = (source: string, id: string) =>
  and(eq(matchSources.source, source), eq(matchSources.sourceMatchId, id));

export async function saveSourceMatch(db: Db, row: MatchSource): Promise<void> {
  const { source: _source, sourceMatchId: _id, ...values } = row;
  await db
    .insert(matchSources)
    .values(row)
    .onConflictDoUpdate({ target: [matchSources.source, matchSources.sourceMatchId], set: values });
}

/** The ids under which each source reports a match of ours. */
export async function readIdsBySource(
  db: Db,
  matchId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ source: matchSources.source, id: matchSources.sourceMatchId })
    .from(matchSources)
    .where(eq(matchSources.matchId, matchId));
  const bySource = Map.groupBy(rows, ({ source }) => source);
  return new Map([...bySource].map(([source, own]) => [source, own.map(({ id }) => id)]));
}

/** Whether the source already reports this match of ours under another id. */
export async function reportsMatch(db: Db, source: string, matchId: string): Promise<boolean> {
  const count = await db.$count(
    matchSources,
    and(eq(matchSources.source, source), eq(matchSources.matchId, matchId)),
  );
  return count > 0;
}

/** From now on the sources of one match report another one; their order of the sides is found anew. */
export async function moveSources(db: Db, from: string, to: string): Promise<void> {
  await db.update(matchSources).set({ matchId: to, leftName: null }).where(eq(matchSources.matchId, from));
}

/** The index of our player by the source's id. */
export async function readSourcePlayers(
  db: Db,
  matchId: string,
  source: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select()
    .from(playerSources)
    .where(and(eq(playerSources.matchId, matchId), eq(playerSources.source, source)));
  return new Map(rows.map(({ sourcePlayerId, playerIndex }) => [sourcePlayerId, playerIndex]));
}

export async function saveSourcePlayers(
  db: Db,
  matchId: string,
  source: string,
  players: ReadonlyMap<string, number>,
): Promise<void> {
  if (players.size === 0) return;
  await db
    .insert(playerSources)
    .values(
      [...players].map(([sourcePlayerId, playerIndex]) => ({ matchId, source, sourcePlayerId, playerIndex })),
    )
    .onConflictDoUpdate({
      target: [playerSources.matchId, playerSources.source, playerSources.sourcePlayerId],
      set: { playerIndex: sql`excluded.player_index` },
    });
}

/** Every source's player who was `from` is `to` from now on. */
export async function moveSourcePlayers(db: Db, matchId: string, from: number, to: number): Promise<void> {
  await db
    .update(playerSources)
    .set({ playerIndex: to })
    .where(and(eq(playerSources.matchId, matchId), eq(playerSources.playerIndex, from)));
}

/** The roles of a source's own words, by sport and word. */
export async function readSourceRoles(
  db: Db,
  source: string,
): Promise<(sport: number, word: string) => number | undefined> {
  const rows = await db.select().from(sourceRoles).where(eq(sourceRoles.source, source));
  const roles = new Map(rows.map(({ sport, word, role }) => [`${sport} ${word}`, role]));
  return (sport, word) => roles.get(`${sport} ${word}`);
}

export async function saveSourceRole(
  db: Db,
  row: { readonly source: string; readonly sport: number; readonly word: string; readonly role: number },
): Promise<void> {
  await db
    .insert(sourceRoles)
    .values(row)
    .onConflictDoUpdate({
      target: [sourceRoles.source, sourceRoles.sport, sourceRoles.word],
      set: { role: row.role },
    });
}

/** Every source that has reported a match. */
export async function namesOfSources(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ source: matchSources.source }).from(matchSources);
  return rows.map(({ source }) => source).toSorted();
}
