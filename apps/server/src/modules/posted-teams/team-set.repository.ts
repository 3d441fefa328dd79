import { decodeTeams, encodeTeams } from "@teamwright/engine";
import type { TeamColumns } from "@teamwright/engine/team-set";
import { eq, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "#db/database.ts";
import { postedTeamSets } from "./schema.ts";

/** Stores checked teams of a match; returns the id of the set. A set never changes. */
export async function insertTeamSet(db: Db, matchId: string, teams: TeamColumns): Promise<string> {
  const [row] = await db
    .insert(postedTeamSets)
    .values({ matchId, teamCount: teams.count, teams: encodeTeams(teams) })
    .returning({ id: postedTeamSets.id });
  if (!row) throw new Error("a team set was not stored");
  return row.id;
}

/** Cached sets, which is safe because a set never changes. Limited by the bytes of their columns (20 per team). */
const read = new LRUCache<string, TeamColumns>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ count }) => 20 * count + 200,
});

/** The teams of a set; null when it was deleted. */
export async function findTeamSet(db: Db, id: string): Promise<TeamColumns | null> {
  const cachedSet = read.get(id);
  if (cachedSet) return cachedSet;
  const [row] = await db
    .select({ teams: postedTeamSets.teams })
    .from(postedTeamSets)
    .where(eq(postedTeamSets.id, id));
  if (!row) return null;
  const teams = decodeTeams(row.teams);
  if (!teams.ok) throw new Error(`the posted team set ${id} is ${teams.error}`);
  read.set(id, teams.value);
  return teams.value;
}

/** The sets as they are stored, by id, for a thread that decodes them itself. */
export async function findPackedSets(db: Db, ids: readonly string[]): Promise<Map<string, Uint8Array>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: postedTeamSets.id, teams: postedTeamSets.teams })
    .from(postedTeamSets)
    .where(inArray(postedTeamSets.id, [...ids]));
  return new Map(rows.map(({ id, teams }) => [id, teams]));
}

/** Deletes sets whose posts are gone. */
export async function deleteTeamSets(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(postedTeamSets).where(inArray(postedTeamSets.id, [...ids]));
  for (const id of ids) read.delete(id);
}
