import type { ExpertVideo } from "@teamwright/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { matches } from "#tables/matches.ts";
import { recent } from "./post.repository.ts";
import { expertVideos } from "./schema.ts";

const isLanguage = (value: number): value is ExpertVideo["videoLanguage"] => value >= 1 && value <= 3;

export async function insertVideo(db: Db, video: typeof expertVideos.$inferInsert): Promise<string> {
  const [row] = await db.insert(expertVideos).values(video).returning({ id: expertVideos.id });
  if (!row) throw new Error("a video was not stored");
  return row.id;
}

/** Whether the account's videos of the match that are not withdrawn have this link. */
export async function hasVideo(
  db: Db,
  { matchId, accountId, link }: Pick<typeof expertVideos.$inferInsert, "matchId" | "accountId" | "link">,
): Promise<boolean> {
  const same = and(
    eq(expertVideos.matchId, matchId),
    eq(expertVideos.accountId, accountId),
    eq(expertVideos.link, link),
    isNull(expertVideos.withdrawnAt),
  );
  return (await db.$count(expertVideos, same)) > 0;
}

/** The videos of a match that are not withdrawn, latest first, and the ids of their authors. */
export async function listVideos(db: Db, matchId: string) {
  const rows = await db
    .select({ video: expertVideos, match: matches, phone: accounts.phone })
    .from(expertVideos)
    .innerJoin(matches, eq(matches.id, expertVideos.matchId))
    .innerJoin(accounts, eq(accounts.id, expertVideos.accountId))
    .where(and(eq(expertVideos.matchId, matchId), isNull(expertVideos.withdrawnAt)))
    .orderBy(desc(expertVideos.createdAt), desc(expertVideos.id));
  const videos = rows.map(({ video, match, phone }): ExpertVideo => ({
    _id: video.id,
    matchId,
    expertNumber: phone,
    createdAt: video.createdAt.toISOString(),
    seriesName: match.series,
    leftName: match.leftShortName,
    rightName: match.rightShortName,
    leftImage: match.leftImage,
    rightImage: match.rightImage,
    videoLink: video.link,
    videoLanguage: isLanguage(video.language) ? video.language : 3,
  }));
  return { videos, authors: rows.map(({ video }) => video.accountId) };
}

/** Author and match of a video, withdrawn or not. */
export async function findVideoAuthor(db: Db, id: string) {
  const [row] = await db
    .select({ accountId: expertVideos.accountId, matchId: expertVideos.matchId })
    .from(expertVideos)
    .where(eq(expertVideos.id, id));
  return row ?? null;
}

/** False when it was withdrawn already. */
export async function withdrawVideo(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(expertVideos)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(expertVideos.id, id), isNull(expertVideos.withdrawnAt)))
    .returning({ id: expertVideos.id });
  return rows.length > 0;
}

/** Matches of the last days and to come with a video. */
export async function matchesWithVideos(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: expertVideos.matchId })
    .from(expertVideos)
    .innerJoin(matches, eq(matches.id, expertVideos.matchId))
    .where(and(isNull(expertVideos.withdrawnAt), recent))
    .orderBy(expertVideos.matchId);
  return rows.map(({ id }) => id);
}
