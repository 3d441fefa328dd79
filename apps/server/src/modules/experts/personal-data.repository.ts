import type { AccountData } from "@teamwright/contract";
import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { isoOrNull } from "#http/iso.ts";
import type { Scope } from "#http/deps.ts";
import type { Person } from "../accounts/public.ts";
import { postsKey } from "./announce-posts.ts";
import { deleteTeamSets, findPackedSets } from "../posted-teams/public.ts";
import { expertPosts, expertPostVersions, expertPostViews, expertVideos } from "./schema.ts";

type ExpertData = Pick<AccountData["posts"], "teams" | "videos" | "viewedPosts">;

const postsOf = (db: Db, { id }: Person) =>
  db
    .select()
    .from(expertPosts)
    .where(eq(expertPosts.accountId, id))
    .orderBy(asc(expertPosts.createdAt), asc(expertPosts.id));
const videosOf = (db: Db, { id }: Person) =>
  db.select().from(expertVideos).where(eq(expertVideos.accountId, id)).orderBy(asc(expertVideos.createdAt));

export async function readExpertData(db: Db, person: Person): Promise<ExpertData> {
  const posts = await postsOf(db, person);
  const packedSets = await findPackedSets(
    db,
    posts.map(({ teamSetId }) => teamSetId),
  );
  const viewedPosts = await db
    .select({ postId: expertPostViews.postId })
    .from(expertPostViews)
    .where(eq(expertPostViews.accountId, person.id));
  return {
    teams: posts.map(({ teamSetId, accountId: _own, strategy, ...post }) => ({
      ...post,
      strategy,
      teams: Buffer.from(packedSets.get(teamSetId) ?? []).toString("base64"),
      createdAt: post.createdAt.toISOString(),
      editedAt: isoOrNull(post.editedAt),
      withdrawnAt: isoOrNull(post.withdrawnAt),
    })),
    videos: (await videosOf(db, person)).map(({ matchId, link, language, createdAt, withdrawnAt }) => ({
      matchId,
      link,
      language,
      createdAt: createdAt.toISOString(),
      withdrawnAt: isoOrNull(withdrawnAt),
    })),
    viewedPosts: viewedPosts.map(({ postId }) => postId),
  };
}

/** Deletes posts with their teams, earlier versions and records, videos, and what the person has opened. */
export async function eraseExpertData({ db, deps, afterCommit }: Scope, person: Person): Promise<string[]> {
  // Locked: an edit that is under way ends first, with teams of its own.
  const posts = await postsOf(db, person).for("update");
  const videos = await videosOf(db, person);
  const ids = posts.map(({ id }) => id);
  if (ids.length > 0) {
    const versions = await db
      .select({ teamSetId: expertPostVersions.teamSetId })
      .from(expertPostVersions)
      .where(inArray(expertPostVersions.postId, ids));
    await db.delete(expertPosts).where(eq(expertPosts.accountId, person.id));
    await deleteTeamSets(db, [...new Set([...posts, ...versions].map(({ teamSetId }) => teamSetId))]);
  }
  await db.delete(expertVideos).where(eq(expertVideos.accountId, person.id));
  await db.delete(expertPostViews).where(eq(expertPostViews.accountId, person.id));
  const keys = new Set([
    ...posts.flatMap(({ id, matchId }) => [postsKey("teams", matchId), `expert-post:${id}`]),
    ...videos.map(({ matchId }) => postsKey("videos", matchId)),
  ]);
  afterCommit(() => {
    for (const key of keys) deps.bus.tell({ kind: "payload", key });
    if (keys.size > 0) deps.bus.publish({ type: "posts", matchId: undefined, sport: undefined });
  });
  return ids;
}
