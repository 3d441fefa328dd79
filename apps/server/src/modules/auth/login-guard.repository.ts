import { eq, inArray, like, or, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { loginFailures } from "./schema.ts";

interface DelayRule {
  /** Failures without any delay. */
  readonly free: number;
  /** The delay doubles from one second per further failure, up to this. Seconds. */
  readonly longest: number;
  /** The count restarts after this time without an attempt. Seconds. */
  readonly forget: number;
}

/**
 * An account's own count and, for a device that the account has used before, a count of that device alone. Failures of
 * other devices delay those devices, never the owner on a known device. The limit per address is high, since networks
 * have many players behind one address.
 */
const rules = {
  account: { free: 5, longest: 900, forget: 86_400 },
  device: { free: 5, longest: 300, forget: 86_400 },
  address: { free: 40, longest: 900, forget: 3600 },
} as const satisfies Record<string, DelayRule>;

export type GuardKey = `${keyof typeof rules}:${string}`;

const ruleOf = (key: GuardKey): DelayRule => rules[key.slice(0, key.indexOf(":")) as keyof typeof rules];

/**
 * Counts an attempt under every key before the password is checked, so that simultaneous attempts cannot exceed the
 * limit. Returns the seconds to wait; in that case nothing was counted. Call it in a separate transaction.
 */
export async function takeAttempt(db: Db, keys: readonly GuardKey[]): Promise<number> {
  // Always in the same order, so that two attempts cannot deadlock.
  const orderedKeys = keys.toSorted();
  await db
    .insert(loginFailures)
    .values(orderedKeys.map((key) => ({ key, failures: 0, lastFailureAt: sql`now()` })))
    .onConflictDoNothing();
  let wait = 0;
  for (const key of orderedKeys) {
    const [row] = await db
      .select({
        failures: loginFailures.failures,
        age: sql<number>`extract(epoch from now() - ${loginFailures.lastFailureAt})::float8`,
      })
      .from(loginFailures)
      .where(eq(loginFailures.key, key))
      .for("update");
    const rule = ruleOf(key);
    const over = (row?.failures ?? 0) - rule.free;
    if (!row || over < 0 || row.age > rule.forget) continue;
    wait = Math.max(wait, Math.min(rule.longest, 2 ** Math.min(over, 20)) - row.age);
  }
  if (wait > 0) return Math.ceil(wait);
  for (const key of orderedKeys)
    await db
      .update(loginFailures)
      .set({
        failures: sql`case when ${loginFailures.lastFailureAt} < now() - make_interval(secs => ${ruleOf(key).forget})
          then 1 else ${loginFailures.failures} + 1 end`,
        lastFailureAt: sql`now()`,
      })
      .where(eq(loginFailures.key, key));
  return 0;
}

/** So many failures without a correct attempt are suspicious. From then on further attempts have to wait. */
export const MANY_FAILURES = rules.account.free;

/** The consecutive failures of an account under these keys; those of an address belong to nobody. */
export async function countFailures(db: Db, keys: readonly GuardKey[]): Promise<number> {
  const rows = await db
    .select({ failures: loginFailures.failures })
    .from(loginFailures)
    .where(
      inArray(
        loginFailures.key,
        keys.filter((key) => !key.startsWith("address:")),
      ),
    );
  return rows.reduce((sum, { failures }) => sum + failures, 0);
}

/** What a person was told: failures alone, or that the account was opened after them. */
const grades = { failed: 1, opened: 2 } as const;

/**
 * Whether the person may be told now: once an hour, and once more within it when the news is worse. The row stands
 * among the failures, whose age ends it too.
 */
export async function takeTelling(db: Db, accountId: string, grade: keyof typeof grades): Promise<boolean> {
  const takenGuards = await db
    .insert(loginFailures)
    .values({ key: `told:${accountId}`, failures: grades[grade], lastFailureAt: sql`now()` })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { failures: grades[grade], lastFailureAt: sql`now()` },
      setWhere: sql`${loginFailures.lastFailureAt} < now() - interval '1 hour'
        or ${loginFailures.failures} < ${grades[grade]}`,
    })
    .returning({ key: loginFailures.key });
  return takenGuards.length > 0;
}

/** What was told is no longer known: the account ends. */
export async function forgetTelling(db: Db, accountId: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, `told:${accountId}`));
}

/** The attempt was correct: the account's counts restart, and the address gets its attempt back. */
export async function forgiveAttempt(db: Db, keys: readonly GuardKey[]): Promise<void> {
  for (const key of keys.toSorted())
    if (key.startsWith("address:"))
      await db
        .update(loginFailures)
        .set({ failures: sql`greatest(0, ${loginFailures.failures} - 1)` })
        .where(eq(loginFailures.key, key));
    else await db.delete(loginFailures).where(eq(loginFailures.key, key));
}

/** Deletes all failures of an account, on every device. */
export async function forgiveAccount(db: Db, account: { id: string; phone: string }): Promise<void> {
  await db
    .delete(loginFailures)
    .where(
      or(
        eq(loginFailures.key, `account:${account.phone}`),
        like(loginFailures.key, `device:${account.id}:%`),
      ),
    );
}

/** Deletes counts that no rule needs any more. */
export async function forgetOldFailures(db: Db): Promise<void> {
  await db.delete(loginFailures).where(sql`${loginFailures.lastFailureAt} < now() - interval '2 days'`);
}
