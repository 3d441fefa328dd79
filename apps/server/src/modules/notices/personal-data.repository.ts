import type { AccountData } from "@teamwright/contract";
import { asc, desc, eq, or, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import type { Person } from "../accounts/public.ts";
import { followedExperts, notices, noticeSettings, pushSubscriptions, watchedMatches } from "./schema.ts";
import { readSettings } from "./settings.repository.ts";

export async function readNoticeData(db: Db, { id }: Person): Promise<AccountData["notices"]> {
  const list = await db
    .select()
    .from(notices)
    .where(eq(notices.accountId, id))
    .orderBy(desc(notices.createdAt), desc(notices.id));
  const followedMatches = await db
    .select({ id: accounts.id, name: accounts.name, createdAt: followedExperts.createdAt })
    .from(followedExperts)
    .innerJoin(accounts, eq(accounts.id, followedExperts.expertId))
    .where(eq(followedExperts.accountId, id))
    .orderBy(desc(followedExperts.createdAt));
  const browsers = await db
    .select({ language: pushSubscriptions.language, createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, id))
    .orderBy(asc(pushSubscriptions.createdAt));
  const watchedRows = await db
    .select()
    .from(watchedMatches)
    .where(eq(watchedMatches.accountId, id))
    .orderBy(asc(watchedMatches.matchId));
  return {
    settings: await readSettings(db, id),
    notices: list.map(({ kind, values, path, createdAt, readAt }) => ({
      kind,
      values: { ...values },
      path,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    })),
    followedExperts: followedMatches.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    browsers: browsers.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    watchedMatches: watchedRows.map(({ matchId, stored, untransferred, players }) => ({
      matchId,
      stored,
      untransferred,
      players,
    })),
  };
}

/**
 * Deletes what the account wants to hear and has heard, and its followers. `posts`: the ids of its posts, whose notices
 * name it to others. Its browsers end with its sessions.
 */
export async function eraseNoticeData(db: Db, { id }: Person, posts: readonly string[]): Promise<void> {
  await db.delete(noticeSettings).where(eq(noticeSettings.accountId, id));
  await db.delete(notices).where(eq(notices.accountId, id));
  await db
    .delete(notices)
    .where(
      sql`${notices.kind} = 'expertPosts' and ${notices.eventKey} in (select jsonb_array_elements_text(${JSON.stringify(posts)}::jsonb))`,
    );
  await db
    .delete(followedExperts)
    .where(or(eq(followedExperts.accountId, id), eq(followedExperts.expertId, id)));
}
