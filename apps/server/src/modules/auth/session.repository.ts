import { and, eq, ne, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { noteUnlessFull } from "#db/failure.ts";
import type { RelationResolver } from "#http/relation.ts";
import type { Session } from "#http/session.ts";
import { accounts } from "#tables/accounts.ts";
import { powersOf } from "../accounts/public.ts";
import { hasPlan, hasPrimePlan } from "../plans/public.ts";
import type { StaffSecondFactor } from "#env/env.ts";
import { sessions } from "./schema.ts";
import { dividePowers, needOf } from "./second-factor.ts";
import { withFactors } from "./second-factor.repository.ts";

/** Idle limits: two weeks for customers, half an hour for staff. Absolute limits: a month and twelve hours. Seconds. */
export const SESSION_LIFE = {
  customer: { idle: 14 * 86_400, absolute: 30 * 86_400 },
  staff: { idle: 30 * 60, absolute: 12 * 3600 },
} as const;

/** `last_seen_at` is written at most this often, so that most reads write nothing. Seconds. */
const SEEN_EVERY = 60;

const live = sql`${sessions.expiresAt} > now() and ${sessions.lastSeenAt} + make_interval(secs => ${sessions.idleSeconds}) > now()`;

export interface FoundSession {
  readonly session: Session;
  /** Past its end, or of a blocked account. */
  readonly ended: boolean;
}

/** The account of a session or key with what decides its powers. */
export const withPowers = {
  account: accounts,
  hasPlan,
  hasPrimePlan,
};

const statements = new WeakMap<Db, ReturnType<typeof prepare>>();

const prepare = (db: Db) =>
  db
    .select({
      id: sessions.id,
      deviceId: sessions.deviceId,
      live: sql<boolean>`${live}`,
      stale: sql<boolean>`${sessions.lastSeenAt} + make_interval(secs => ${SEEN_EVERY}) < now()`,
      proven: sessions.secondFactor,
      ...withFactors(sessions.accountId),
      ...withPowers,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
    .prepare("session_by_token");

/** The session of a token's hash with its account's powers, by one query. */
export async function findSession(
  db: Db,
  tokenHash: string,
  setting: StaffSecondFactor,
): Promise<FoundSession | null> {
  let statement = statements.get(db);
  if (!statement) statements.set(db, (statement = prepare(db)));
  const [row] = await statement.execute({ tokenHash });
  if (!row) return null;
  const { account } = row;
  const needs = needOf(account.role, row, setting, Date.now());
  const noteSeen = db.update(sessions).set({ lastSeenAt: sql`now()` });
  return {
    ended: await isEnded(row, () => noteSeen.where(eq(sessions.id, row.id))),
    session: {
      id: row.id,
      accountId: account.id,
      phone: account.phone,
      role: account.role,
      ...dividePowers(powersOf(account, row), needs),
      needs,
      changedPassword: account.changedPassword,
      deviceId: row.deviceId,
      key: null,
    },
  };
}

/**
 * Whether a session or key is past its end, or of a blocked account. `noteUse` runs for one that is not, when its last
 * use was noted long enough ago.
 */
export async function isEnded(
  row: {
    readonly live: boolean;
    readonly stale: boolean;
    readonly account: Pick<typeof accounts.$inferSelect, "blocked">;
  },
  noteUse: () => PromiseLike<unknown>,
): Promise<boolean> {
  if (!row.live || row.account.blocked) return true;
  if (!row.stale) return false;
  // At worst the session ends a little early.
  await noteUnlessFull(noteUse());
  return false;
}

export async function startSession(
  db: Db,
  session: {
    tokenHash: string;
    accountId: string;
    deviceId: string | null;
    userAgent: string;
    secondFactor?: boolean;
    life: { idle: number; absolute: number };
  },
): Promise<void> {
  const { life, ...rest } = session;
  await db.insert(sessions).values({
    ...rest,
    idleSeconds: life.idle,
    expiresAt: sql`now() + make_interval(secs => ${life.absolute})`,
  });
}

/** Holds the session until the transaction ends, so that what its device tells comes one after another; false when it has ended. */
export async function lockSession(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, id))
    .for("no key update");
  return rows.length > 0;
}

/** Whether the session has not ended since the call began. Holds nothing, for calls that lock another account. */
export async function sessionExists(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id));
  return rows.length > 0;
}

export async function listSessions(db: Db, accountId: string) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), live))
    .orderBy(sessions.createdAt);
}

/** Another account's session counts as missing, so that its existence is not revealed. */
export const ownerOfSession: RelationResolver = {
  relation: "ownerOfSession",
  resolve: async (db, accountId, id) => {
    const [ownSession] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)));
    return ownSession ? "related" : "missing";
  },
};

/** Ends one session of the account; false when it has no such session. */
export async function endSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const endedSessions = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return endedSessions.length > 0;
}

/** Ends all sessions of the account except `keep`. */
export async function endSessions(db: Db, accountId: string, keep?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), keep === undefined ? undefined : ne(sessions.id, keep)));
}

export async function endSessionsOfDevice(db: Db, accountId: string, deviceId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.deviceId, deviceId)));
}

/** Devices other than this one with a live session of the account. */
export async function countOtherLiveDevices(
  db: Db,
  accountId: string,
  deviceId: string | null,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct coalesce(${sessions.deviceId}, ${sessions.id}))::int` })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        live,
        deviceId === null ? undefined : sql`${sessions.deviceId} is distinct from ${deviceId}::uuid`,
      ),
    );
  return row?.count ?? 0;
}

/** Deletes sessions that ended long ago. */
export async function forgetEndedSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now() - interval '7 days'`);
}

export async function endSessionByToken(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Gives a session a new token, with its times unchanged. */
export async function rotateSession(db: Db, id: string, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ tokenHash }).where(eq(sessions.id, id));
}

/** The session has proved the second factor. It gets a new token. */
export async function markProven(db: Db, id: string, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ tokenHash, secondFactor: true }).where(eq(sessions.id, id));
}
