import type { ExpertPost } from "@teamwright/contract";
import type { Strategy } from "@teamwright/domain";
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { accounts } from "#tables/accounts.ts";
import { matches } from "#tables/matches.ts";
import { TIME } from "../matches/public.ts";
import { expertPostRecords, expertPosts, expertPostViews } from "./schema.ts";

export type NewExpertPost = Omit<
  typeof expertPosts.$inferInsert,
  "id" | "views" | "createdAt" | "withdrawnAt" | "editedAt" | "version"
>;

export async function insertPost(db: Db, post: NewExpertPost): Promise<string> {
  const [row] = await db.insert(expertPosts).values(post).returning({ id: expertPosts.id });
  if (!row) throw new Error("a post was not stored");
  return row.id;
}

/** Posts of the account for the match, withdrawn ones included. */
export async function countPosted(db: Db, accountId: string, matchId: string): Promise<number> {
  const [row] = await db
    .select({ posts: count() })
    .from(expertPosts)
    .where(and(eq(expertPosts.accountId, accountId), eq(expertPosts.matchId, matchId)));
  return row?.posts ?? 0;
}

/** The team sets of the account's posts for the match with these fields, without withdrawn ones. */
export async function teamSetsOfPostsLike(
  db: Db,
  post: Pick<NewExpertPost, "matchId" | "accountId" | "fantasyApp" | "tossData" | "teamUse">,
): Promise<string[]> {
  const rows = await db
    .select({ id: expertPosts.teamSetId })
    .from(expertPosts)
    .where(
      and(
        eq(expertPosts.matchId, post.matchId),
        eq(expertPosts.accountId, post.accountId),
        eq(expertPosts.fantasyApp, post.fantasyApp),
        eq(expertPosts.tossData, post.tossData),
        eq(expertPosts.teamUse, post.teamUse),
        isNull(expertPosts.withdrawnAt),
      ),
    );
  return rows.map(({ id }) => id);
}

const columns = {
  post: expertPosts,
  sport: matches.sport,
  phone: accounts.phone,
  bestRank: expertPostRecords.bestRank,
  medianRank: expertPostRecords.medianRank,
  possible: expertPostRecords.possible,
};

const selectPosts = (db: Db) =>
  db
    .select(columns)
    .from(expertPosts)
    .innerJoin(matches, eq(matches.id, expertPosts.matchId))
    .innerJoin(accounts, eq(accounts.id, expertPosts.accountId))
    .leftJoin(expertPostRecords, eq(expertPostRecords.postId, expertPosts.id));

type JoinedPost = Awaited<ReturnType<typeof selectPosts>>[number];

const toPost = ({ post, sport, phone, bestRank, medianRank, possible }: JoinedPost): ExpertPost => ({
  _id: post.id,
  matchId: post.matchId,
  numberOfTeams: post.numberOfTeams,
  typeOfTeams: post.typeOfTeams,
  fantasyApp: post.fantasyApp,
  tossData: post.tossData,
  teamUse: post.teamUse,
  sportIndex: sport,
  sectionUsed: "advanced",
  expertNumber: phone,
  createdAt: post.createdAt.toISOString(),
  editedAt: post.editedAt?.toISOString() ?? null,
  numberOfViews: post.views,
  measured:
    bestRank === null || medianRank === null || possible === null ? null : { bestRank, medianRank, possible },
});

/** The posts of a match that are not withdrawn, latest first, and the ids of their authors. */
export async function listPosts(db: Db, matchId: string) {
  const rows = await selectPosts(db)
    .where(and(eq(expertPosts.matchId, matchId), isNull(expertPosts.withdrawnAt)))
    .orderBy(desc(expertPosts.createdAt), desc(expertPosts.id));
  return { posts: rows.map(toPost), authors: rows.map(({ post }) => post.accountId) };
}

export interface FoundPost {
  readonly post: ExpertPost;
  readonly accountId: string;
  readonly teamSetId: string;
  readonly strategy: Strategy | null;
  readonly version: number;
}

/** A post that is not withdrawn. */
export async function findPost(db: Db, id: string): Promise<FoundPost | null> {
  const [row] = await selectPosts(db).where(and(eq(expertPosts.id, id), isNull(expertPosts.withdrawnAt)));
  if (!row) return null;
  const { accountId, teamSetId, strategy, version } = row.post;
  return { post: toPost(row), accountId, teamSetId, strategy, version };
}

/** Author and match of a post, withdrawn or not. */
export async function findPostAuthor(db: Db, id: string) {
  const [row] = await db
    .select({
      accountId: expertPosts.accountId,
      matchId: expertPosts.matchId,
      withdrawnAt: expertPosts.withdrawnAt,
    })
    .from(expertPosts)
    .where(eq(expertPosts.id, id));
  return row ?? null;
}

/** False when it was withdrawn already. */
export async function withdrawPost(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(expertPosts)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(expertPosts.id, id), isNull(expertPosts.withdrawnAt)))
    .returning({ id: expertPosts.id });
  return rows.length > 0;
}

/**
 * Counts the account's first view of the post; returns the views, null when there is no such post. The rows of both are locked:
 * what is deleted at this moment has no view.
 */
export async function countView(db: Db, id: string, accountId: string): Promise<number | null> {
  const author = await findPostAuthor(db, id);
  if (!author || author.withdrawnAt !== null) return null;
  const first =
    author.accountId === accountId
      ? []
      : await rowsOf(
          db,
          sql`insert into ${expertPostViews} (post_id, account_id)
            select p.id, reader.id from ${expertPosts} p join ${accounts} reader on reader.id = ${accountId}::uuid
            where p.id = ${id}::uuid and reader.deleted_at is null
            for key share
            on conflict do nothing returning post_id`,
          z.object({ post_id: z.string() }),
        );
  const [row] = await db
    .update(expertPosts)
    .set({ views: sql`${expertPosts.views} + ${first.length}` })
    .where(eq(expertPosts.id, id))
    .returning({ views: expertPosts.views });
  return row?.views ?? null;
}

/** Number of past days in the lists: matches of home and those that just finished. */
const LISTED_DAYS = 8;
export const recent = sql`${TIME} > now() - make_interval(days => ${LISTED_DAYS})`;

/** Matches of the last days and to come with a post. */
export async function matchesWithPosts(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: expertPosts.matchId })
    .from(expertPosts)
    .innerJoin(matches, eq(matches.id, expertPosts.matchId))
    .where(and(isNull(expertPosts.withdrawnAt), recent))
    .orderBy(expertPosts.matchId);
  return rows.map(({ id }) => id);
}
