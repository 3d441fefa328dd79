import { hashToken } from "#crypto/tokens.ts";
import type { Db } from "#db/database.ts";
import { STAND_IN_AGE, lastWhileUnavailable } from "#db/failure.ts";
import type { StaffSecondFactor } from "#env/env.ts";
import type { SessionLookup, SessionStore } from "#http/session.ts";
import type { EventBus } from "#ports/event-bus.ts";
import { findApiKey } from "./api-key.repository.ts";
import { findSession } from "./session.repository.ts";
import type { FoundSession } from "./session.repository.ts";

/** Maximum age of a copy when no message invalidates it. Milliseconds. */
const MAX_AGE = 5000;
const MAX_COPIES = 20_000;

type Find = (db: Db, tokenHash: string) => Promise<FoundSession | null>;

/**
 * Sessions with a short-lived copy in memory, so that frequent reads do not use the database. Every change of an
 * account is announced on the bus, and every instance drops its copies; the maximum age, by a clock that nobody sets
 * back, limits the effect of a lost message. While the database does not answer, and no session can be ended, a copy
 * stands in for reads.
 */
export const cachedSessions = (
  db: Db,
  bus: EventBus,
  setting: StaffSecondFactor,
  now?: () => number,
): SessionStore => cacheSessions((source, hash) => findSession(source, hash, setting), db, bus, now);

/** API keys in the same way. */
export const cachedKeys = (db: Db, bus: EventBus, now?: () => number): SessionStore =>
  cacheSessions(findApiKey, db, bus, now);

function cacheSessions(
  find: Find,
  db: Db,
  bus: EventBus,
  now: () => number = () => performance.now(),
): SessionStore {
  // By the token itself: hashing it would cost every read more than finding it. Only the database must not hold tokens.
  const copies = new Map<string, { lookup: SessionLookup & { found: true }; until: number }>();
  const tokensOfAccount = new Map<string, Set<string>>();
  let generation = 0;

  const drop = (token: string, accountId: string) => {
    copies.delete(token);
    const tokens = tokensOfAccount.get(accountId);
    tokens?.delete(token);
    if (tokens?.size === 0) tokensOfAccount.delete(accountId);
  };
  const keep = (token: string, lookup: SessionLookup & { found: true }) => {
    if (copies.size >= MAX_COPIES)
      for (const [oldest, copy] of copies) {
        drop(oldest, copy.lookup.session.accountId);
        if (copies.size < MAX_COPIES * 0.9) break;
      }
    copies.set(token, { lookup, until: now() + MAX_AGE });
    const { accountId } = lookup.session;
    const tokens = tokensOfAccount.get(accountId) ?? new Set();
    tokensOfAccount.set(accountId, tokens.add(token));
  };

  bus.subscribe((message) => {
    if (message.kind !== "account") return;
    generation += 1;
    for (const token of tokensOfAccount.get(message.accountId) ?? []) drop(token, message.accountId);
  });

  const read = async (token: string): Promise<SessionLookup> => {
    const before = generation;
    const session = await find(db, hashToken(token));
    const copy = copies.get(token);
    if (copy && (!session || session.ended)) drop(token, copy.lookup.session.accountId);
    if (!session) return { found: false, why: "none" };
    if (session.ended) return { found: false, why: "expired" };
    const lookup = { found: true, session: session.session } as const;
    // The session just read may not include a change that was announced meanwhile.
    if (generation === before) keep(token, lookup);
    return lookup;
  };

  return {
    find: (token, fresh) => {
      const copy = copies.get(token);
      if (copy && !fresh && copy.until > now()) return copy.lookup;
      if (copy && copy.until + STAND_IN_AGE <= now()) drop(token, copy.lookup.session.accountId);
      const reading = read(token);
      return fresh ? reading : lastWhileUnavailable(reading, () => copies.get(token)?.lookup);
    },
  };
}
