import type { NoticeKind } from "@teamwright/contract";
import { and, inArray, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { noticeEvents } from "./schema.ts";

/** Stores that things happened; returns the keys that were not stored before. */
export async function storeEvents(
  db: Db,
  kind: NoticeKind,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .insert(noticeEvents)
    .values(keys.map((key) => ({ kind, key })))
    .onConflictDoNothing()
    .returning({ key: noticeEvents.key });
  return new Set(rows.map(({ key }) => key));
}

type EventKey = Pick<typeof noticeEvents.$inferSelect, "kind" | "key">;

export const eventId = ({ kind, key }: EventKey): string => `${kind} ${key}`;

/** Which of these events are stored, by `eventId`. A look is cheap, so that only new ones need a transaction. */
export async function storedEvents(db: Db, events: readonly EventKey[]): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set();
  const rows = await db
    .select({ kind: noticeEvents.kind, key: noticeEvents.key })
    .from(noticeEvents)
    .where(
      and(
        inArray(noticeEvents.kind, [...new Set(events.map(({ kind }) => kind))]),
        inArray(noticeEvents.key, [...new Set(events.map(({ key }) => key))]),
      ),
    );
  const wantedIds = new Set(events.map(eventId));
  return new Set(rows.map(eventId).filter((id) => wantedIds.has(id)));
}

/** In a statement: whether the event of the kind with this key is stored. */
export const isEventStored = (kind: NoticeKind, key: AnyColumn): SQL =>
  sql`exists (select 1 from ${noticeEvents} where ${noticeEvents.kind} = ${kind} and ${noticeEvents.key} = ${key})`;

export async function forgetOldEvents(db: Db): Promise<void> {
  await db.delete(noticeEvents).where(sql`${noticeEvents.createdAt} < now() - interval '60 days'`);
}
