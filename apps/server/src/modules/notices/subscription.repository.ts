import { and, eq, ne, or } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { lockSession } from "../auth/public.ts";
import { pushSubscriptions } from "./schema.ts";

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: "en" | "hi" | "te";
}

/**
 * Whether the address is known with other keys. A browser makes its keys with its address, so somebody else names it: the
 * address alone, which a log or an extension may show, takes no subscription over.
 */
export async function isOtherBrowser(
  db: Db,
  { endpoint, p256dh, auth }: Omit<Subscription, "language">,
): Promise<boolean> {
  const [storedSubscription] = await db
    .select({ p256dh: pushSubscriptions.p256dh, auth: pushSubscriptions.auth })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
    .for("update");
  return (
    storedSubscription !== undefined &&
    (storedSubscription.p256dh !== p256dh || storedSubscription.auth !== auth)
  );
}

/**
 * One browser has one address, and a session one browser: an address that another account had on the same browser moves
 * to this one. False, and nothing is stored, when the session has ended.
 */
export async function saveSubscription(
  db: Db,
  owner: { readonly accountId: string; readonly sessionId: string },
  subscription: Subscription,
): Promise<boolean> {
  if (!(await lockSession(db, owner.sessionId))) return false;
  await db
    .delete(pushSubscriptions)
    .where(
      or(
        and(
          eq(pushSubscriptions.sessionId, owner.sessionId),
          ne(pushSubscriptions.endpoint, subscription.endpoint),
        ),
        and(
          eq(pushSubscriptions.endpoint, subscription.endpoint),
          ne(pushSubscriptions.accountId, owner.accountId),
        ),
      ),
    );
  await db
    .insert(pushSubscriptions)
    .values({ ...owner, ...subscription })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...owner, ...subscription } });
  return true;
}

export async function deleteSubscriptionOf(db: Db, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

export async function hasSubscription(db: Db, sessionId: string): Promise<boolean> {
  return (await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId))) > 0;
}

/** The push service says that the address exists no more. */
export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** For a new key of this server: no address accepts it. */
export async function deleteAllSubscriptions(db: Db): Promise<void> {
  await db.delete(pushSubscriptions);
}
