import { hashToken } from "../../crypto/tokens.ts";
import type { Db } from "../../db/database.ts";
import type { SessionLookup, SessionStore } from "../../http/session.ts";
import type { EventBus } from "../../ports/event-bus.ts";
import { findSession } from "./session.repository.ts";

/** Maximum age of a copy when no message invalidates it. Milliseconds. */
const MAX_AGE = 5000;
const MAX_COPIES = 20_000;

/**
 * Sessions with a short-lived copy in memory, so that frequent reads do not use the database. Every change of an
 * account is announced on the bus, and every instance drops its copies; the maximum age limits the effect of a lost
 * message.
 */
export function cachedSessions(db: Db, bus: EventBus, now: () => number = Date.now): SessionStore {
  const copies = new Map<string, { lookup: SessionLookup & { found: true }; until: number }>();
  const keysOfAccount = new Map<string, Set<string>>();
  let generation = 0;

  const drop = (key: string, accountId: string) => {
    copies.delete(key);
    const keys = keysOfAccount.get(accountId);
    keys?.delete(key);
    if (keys?.size === 0) keysOfAccount.delete(accountId);
  };
  const keep = (key: string, lookup: SessionLookup & { found: true }) => {
    if (copies.size >= MAX_COPIES)
      for (const [oldest, copy] of copies) {
        drop(oldest, copy.lookup.session.accountId);
        if (copies.size < MAX_COPIES * 0.9) break;
      }
    copies.set(key, { lookup, until: now() + MAX_AGE });
    const { accountId } = lookup.session;
    const keys = keysOfAccount.get(accountId) ?? new Set();
    keysOfAccount.set(accountId, keys.add(key));
  };

  bus.subscribe((message) => {
    if (message.kind !== "account") return;
    generation += 1;
    for (const key of keysOfAccount.get(message.accountId) ?? []) drop(key, message.accountId);
  });

  const read = async (key: string): Promise<SessionLookup> => {
    const before = generation;
    const found = await findSession(db, key);
    if (!found) return { found: false, why: "none" };
    if (found.ended) return { found: false, why: "expired" };
    const lookup = { found: true, session: found.session } as const;
    // The session just read may not include a change that was announced meanwhile.
    if (generation === before) keep(key, lookup);
    return lookup;
  };

  return {
    find: (token, fresh) => {
      const key = hashToken(token);
      const copy = copies.get(key);
      if (copy && !fresh && copy.until > now()) return copy.lookup;
      if (copy) drop(key, copy.lookup.session.accountId);
      return read(key);
    },
  };
}
