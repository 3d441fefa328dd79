import type { PostChange } from "@teamwright/contract";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { expertPosts, expertPostVersions } from "./schema.ts";

export type PostRow = typeof expertPosts.$inferSelect;

/** The post unless it was withdrawn, locked until the transaction ends. */
export async function lockPost(db: Db, id: string): Promise<PostRow | null> {
  const [row] = await db
    .select()
    .from(expertPosts)
    .where(and(eq(expertPosts.id, id), isNull(expertPosts.withdrawnAt)))
    .for("update");
  return row ?? null;
}

/** What an edit says; without `teams` those of the post stay. */
export interface PostEdit extends Pick<PostRow, "fantasyApp" | "tossData" | "teamUse"> {
  teams?: Pick<PostRow, "teamSetId" | "numberOfTeams" | "strategy">;
}

/** Replaces what the post says and keeps what it said before; returns the new version. */
export async function editPost(
  db: Db,
  before: PostRow,
  { teams, ...facts }: PostEdit,
  counts: { readonly teamsAdded: number; readonly teamsRemoved: number },
): Promise<number> {
  const { id, version, teamSetId, numberOfTeams, fantasyApp, tossData, teamUse, strategy } = before;
  await db.insert(expertPostVersions).values({
    postId: id,
    version,
    teamSetId,
    numberOfTeams,
    fantasyApp,
    tossData,
    teamUse,
    strategy,
    ...counts,
  });
  await db
    .update(expertPosts)
    .set({ ...facts, ...teams, version: version + 1, editedAt: sql`now()` })
    .where(eq(expertPosts.id, id));
  return version + 1;
}

/** The edits of a post, oldest first. */
export async function listChanges(db: Db, postId: string): Promise<PostChange[]> {
  const rows = await db
    .select()
    .from(expertPostVersions)
    .where(eq(expertPostVersions.postId, postId))
    .orderBy(asc(expertPostVersions.version));
  return rows.map((row) => ({
    version: row.version + 1,
    createdAt: row.replacedAt.toISOString(),
    before: {
      numberOfTeams: row.numberOfTeams,
      fantasyApp: row.fantasyApp,
      tossData: row.tossData,
      teamUse: row.teamUse,
    },
    teamsAdded: row.teamsAdded,
    teamsRemoved: row.teamsRemoved,
  }));
}

/** The teams of a version that an edit replaced. */
export async function findTeamSetOfVersion(db: Db, postId: string, version: number): Promise<string | null> {
  const [row] = await db
    .select({ teamSetId: expertPostVersions.teamSetId })
    .from(expertPostVersions)
    .where(and(eq(expertPostVersions.postId, postId), eq(expertPostVersions.version, version)));
  return row?.teamSetId ?? null;
}
