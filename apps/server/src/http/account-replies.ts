import { STAND_IN_AGE, lastWhileUnavailable } from "#db/failure.ts";
import type { EventBus } from "#ports/event-bus.ts";
import { bytesOf } from "./answer.ts";
import type { Bytes, KeptBody, Quick } from "./answer.ts";

/** Maximum age of a reply when no message invalidates it. Milliseconds. */
const MAX_AGE = 5000;
const MAX_ENTRIES = 20_000;

/**
 * Replies about one account that every open app requests: kept for seconds, dropped when the account changes. While the
 * database does not answer, the last one stands in.
 */
export interface AccountReplies {
  /**
   * `make` returns the success reply and the seconds until time alone changes it (a day ends, by the database's clock);
   * null is not kept (no such account).
   */
  get(
    accountId: string,
    make: () => Promise<{ readonly reply: object; readonly validSeconds: number } | null>,
  ): Quick<KeptBody | null>;
}

export function createAccountReplies(
  bus: EventBus,
  now: () => number = () => performance.now(),
): AccountReplies {
  const entries = new Map<string, { bytes: Bytes; made: number; until: number }>();
  let generation = 0;
  bus.subscribe((message) => {
    if (message.kind !== "account") return;
    generation += 1;
    entries.delete(message.accountId);
  });
  const build = async (
    accountId: string,
    make: Parameters<AccountReplies["get"]>[1],
  ): Promise<KeptBody | null> => {
    const startTime = now();
    const before = generation;
    const reply = await make();
    if (!reply) {
      entries.delete(accountId);
      return null;
    }
    const bytes = bytesOf(Buffer.from(JSON.stringify(reply.reply)));
    // The data just read may not include a change that was announced meanwhile.
    if (generation === before) {
      if (entries.size >= MAX_ENTRIES) entries.delete(entries.keys().next().value ?? "");
      entries.set(accountId, {
        bytes,
        made: startTime,
        until: startTime + Math.min(MAX_AGE, reply.validSeconds * 1000),
      });
    }
    return { bytes };
  };
  /** What stands in says how old it is. */
  const standIn = (accountId: string): KeptBody | undefined => {
    const entry = entries.get(accountId);
    return entry && { bytes: entry.bytes, age: Math.floor((now() - entry.made) / 1000) };
  };
  return {
    get: (accountId, make) => {
      const entry = entries.get(accountId);
      if (entry && now() < entry.until) return entry;
      if (entry && entry.until + STAND_IN_AGE <= now()) entries.delete(accountId);
      return lastWhileUnavailable(build(accountId, make), () => standIn(accountId));
    },
  };
}
