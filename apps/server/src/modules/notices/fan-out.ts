import { z } from "zod";
import type { Deps } from "#http/deps.ts";
import { withoutTransaction } from "#ports/job-queue.ts";
import type { EnqueueOptions } from "#ports/job-queue.ts";
import type { NewNotice } from "./notice.repository.ts";
import { storeNotices } from "./notice.repository.ts";
import type { NoticeEvent } from "../announcements/public.ts";
import { isQuiet } from "./quiet-hours.ts";
import { readManySettings } from "./settings.repository.ts";
import { followersAfter, watchersAfter } from "./watch.repository.ts";
import type { Watcher } from "./watch.repository.ts";

/** The job that hands notices to push services. */
export const sendKind = { name: "notices.send", input: z.object({}) } as const;

/** Accounts of one transaction. */
const AT_ONCE = 2000;
/** Waiting send jobs at most: as many instances may send at the same time. */
const SENDERS = 4;
/** Names of players in one notice; the others are counted. */
const MAX_NAMES = 4;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Stores the notices of everybody whom the event concerns, and starts sending them. Safe to repeat. */
export async function fanOut(deps: Deps, event: NoticeEvent, signal: AbortSignal): Promise<void> {
  let cursor = FIRST_ID;
  let senders = 0;
  for (;;) {
    signal.throwIfAborted();
    const concernedAccounts = await concernedAfter(deps, event, cursor);
    const last = concernedAccounts.at(-1);
    if (last === undefined) return;
    cursor = last.accountId;
    const { accounts, deliveries } = await store(deps, event, concernedAccounts);
    if (accounts.length > 0) deps.bus.tell({ kind: "notices", accountIds: accounts });
    if (deliveries > 0 && senders < SENDERS) await startSender(deps, senders++);
    if (event.audience.of === "accounts") return;
  }
}

/** Starts sending. At most one of these jobs waits under a number: what is due later must not hold back what is due now. */
export async function startSender(deps: Deps, number = 0): Promise<void> {
  await enqueueSender(deps, { key: `now-${number}` });
}

export async function startSenderAt(deps: Deps, startAfter: Date): Promise<void> {
  await enqueueSender(deps, { key: "later", startAfter });
}

async function enqueueSender(deps: Deps, options: EnqueueOptions): Promise<void> {
  await deps.jobs.enqueue(withoutTransaction(deps.database.db), sendKind, {}, options);
}

type ConcernedAccount = Pick<Watcher, "accountId"> & Partial<Watcher>;

async function concernedAfter(
  { database: { db } }: Deps,
  { audience, matchId }: NoticeEvent,
  cursor: string,
): Promise<readonly ConcernedAccount[]> {
  switch (audience.of) {
    case "accounts":
      return audience.ids.map((accountId) => ({ accountId }));
    case "followers": {
      const ids = await followersAfter(db, audience.expertId, cursor, AT_ONCE);
      return ids.map((accountId) => ({ accountId }));
    }
    case "players": {
      const hashes = audience.players.map(({ hash }) => hash);
      return watchersAfter(db, matchId, { of: "players", hashes }, { cursor, most: AT_ONCE });
    }
    default:
      return watchersAfter(db, matchId, { of: audience.of }, { cursor, most: AT_ONCE });
  }
}

function store(deps: Deps, event: NoticeEvent, concernedAccounts: readonly ConcernedAccount[]) {
  const now = new Date();
  return deps.transaction(async (db) => {
    const settingsOf = await readManySettings(
      db,
      concernedAccounts.map(({ accountId }) => accountId),
    );
    const wantedNotices = concernedAccounts.flatMap((one): NewNotice[] => {
      const settings = settingsOf(one.accountId);
      if (!settings.kinds[event.kind]) return [];
      return [
        {
          accountId: one.accountId,
          values: valuesFor(event, one),
          path: pathFor(event, one),
          push: !isQuiet(settings, now),
        },
      ];
    });
    const about = { kind: event.kind, eventKey: event.key, expiresAt: new Date(event.expiresAt) };
    return storeNotices(db, about, wantedNotices);
  });
}

const pathFor = ({ path, matchId }: NoticeEvent, { stored }: ConcernedAccount): string =>
  path ?? `/${stored === true ? "previousmatch" : "match"}/${encodeURIComponent(matchId)}`;

function valuesFor({ values, audience }: NoticeEvent, { players }: ConcernedAccount): NewNotice["values"] {
  if (audience.of !== "players") return values;
  const out = audience.players.filter(({ hash }) => players?.has(hash) === true).map(({ name }) => name);
  const more = out.length > MAX_NAMES ? `, +${out.length - MAX_NAMES}` : "";
  return { ...values, count: out.length, names: out.slice(0, MAX_NAMES).join(", ") + more };
}
