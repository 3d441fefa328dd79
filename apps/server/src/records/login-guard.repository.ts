import { eq, like, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { loginFailures } from "../db/schema/index.ts";

interface Rule {
  /** Failures without any wait. */
  readonly free: number;
  /** The wait doubles from one second per further failure, up to this. Seconds. */
  readonly longest: number;
  /** After so long without an attempt the count starts anew. Seconds. */
  readonly forget: number;
}

/**
 * An account's own count and, for a device that the account has signed in from before, a count of that device alone:
 * strangers' failures slow strangers down, never the owner on a known device. The address count is lenient, since
 * networks put many players behind one.
 */
const rules = {
  account: { free: 5, longest: 900, forget: 86_400 },
  device: { free: 5, longest: 300, forget: 86_400 },
  address: { free: 40, longest: 900, forget: 3600 },
} as const satisfies Record<string, Rule>;

export type GuardKey = `${keyof typeof rules}:${string}`;

const ruleOf = (key: GuardKey): Rule => rules[key.slice(0, key.indexOf(":")) as keyof typeof rules];

/**
 * Takes an attempt under every key, before the password is looked at, so that attempts side by side cannot slip
 * through together. Returns the seconds to wait; then nothing was taken. Call it in a transaction of its own.
 */
export async function takeAttempt(db: Db, keys: readonly GuardKey[]): Promise<number> {
  // Always in the same order, so that two attempts never wait for each other in a circle.
  const ordered = keys.toSorted();
  await db
    .insert(loginFailures)
    .values(ordered.map((key) => ({ key, failures: 0, lastFailureAt: sql`now()` })))
    .onConflictDoNothing();
  let wait = 0;
  for (const key of ordered) {
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
  for (const key of ordered)
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

/** The attempt was right: the account's counts start anew, the address gets its attempt back. */
export async function forgiveAttempt(db: Db, keys: readonly GuardKey[]): Promise<void> {
  for (const key of keys.toSorted())
    if (key.startsWith("address:"))
      await db
        .update(loginFailures)
        .set({ failures: sql`greatest(0, ${loginFailures.failures} - 1)` })
        .where(eq(loginFailures.key, key));
    else await db.delete(loginFailures).where(eq(loginFailures.key, key));
}

/** Forgets all failures of an account, on whatever device. */
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

/** Deletes counts that no rule remembers any more. */
export async function forgetOldFailures(db: Db): Promise<void> {
  await db.delete(loginFailures).where(sql`${loginFailures.lastFailureAt} < now() - interval '2 days'`);
}
