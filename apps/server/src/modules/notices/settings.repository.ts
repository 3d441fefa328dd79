import { deviceKinds, noticeKinds } from "@teamwright/contract";
import type { NoticeKind, NoticeSettings } from "@teamwright/contract";
import { eq, inArray } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { noticeSettings } from "./schema.ts";

const needsDevice = new Set<NoticeKind>(deviceKinds);

/** Before an account has chosen: only what needs nothing of its device. */
const DEFAULTS: NoticeSettings = {
  kinds: kindsOf((kind) => !needsDevice.has(kind)),
  quiet: null,
  timeZone: "Asia/Kolkata",
};

function kindsOf(isOn: (kind: NoticeKind) => boolean): Record<NoticeKind, boolean> {
  const [lineups, playersOut, deadline, results, groupTeams, expertPosts, webhookPaused, credentials] =
    noticeKinds;
  return {
    lineups: isOn(lineups),
    playersOut: isOn(playersOut),
    deadline: isOn(deadline),
    results: isOn(results),
    groupTeams: isOn(groupTeams),
    expertPosts: isOn(expertPosts),
    webhookPaused: isOn(webhookPaused),
    credentials: isOn(credentials),
  };
}

const settingsOf = (row: typeof noticeSettings.$inferSelect): NoticeSettings => ({
  // A kind that is newer than the row has its default.
  kinds: { ...DEFAULTS.kinds, ...row.kinds },
  quiet: row.quietFrom === null || row.quietTo === null ? null : { from: row.quietFrom, to: row.quietTo },
  timeZone: row.timeZone,
});

export async function readSettings(db: Db, accountId: string): Promise<NoticeSettings> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.accountId, accountId));
  return row ? settingsOf(row) : DEFAULTS;
}

/** The settings of many accounts; those that are not in the map have chosen nothing. */
export async function readManySettings(
  db: Db,
  accountIds: readonly string[],
): Promise<(accountId: string) => NoticeSettings> {
  const rows =
    accountIds.length === 0
      ? []
      : await db
          .select()
          .from(noticeSettings)
          .where(inArray(noticeSettings.accountId, [...accountIds]));
  const settingsOfAccounts = new Map(rows.map((row) => [row.accountId, settingsOf(row)]));
  return (accountId) => settingsOfAccounts.get(accountId) ?? DEFAULTS;
}

export async function writeSettings(db: Db, accountId: string, settings: NoticeSettings): Promise<void> {
  const values = {
    kinds: settings.kinds,
    quietFrom: settings.quiet?.from ?? null,
    quietTo: settings.quiet?.to ?? null,
    timeZone: settings.timeZone,
  };
  await db
    .insert(noticeSettings)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: noticeSettings.accountId, set: values });
}
