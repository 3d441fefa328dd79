import { randomUUID } from "node:crypto";
import { EVENTS_KEPT } from "@teamwright/contract";

/** Simultaneous calls are answered in any order, and the clocks of servers differ. Milliseconds. */
const SLACK = 5000;

interface Sent {
  readonly text: string;
  readonly number: number;
  readonly time: number;
  /** Whom it is for; null: everybody. */
  readonly accounts: ReadonlySet<string> | null;
}

/** The events of the last minutes with their ids, for clients that connect again. */
export interface EventLog {
  /** Keeps the event; returns it with its id, as it is sent. */
  add(text: string, accounts: ReadonlySet<string> | null): string;
  /** The last id so far, which a new client begins with. */
  last(): string;
  /** What everybody was sent after this time. */
  since(time: number): readonly string[];
  /** What the client of that id has not got; null when that is not known any more. */
  after(id: string, accountId: string | undefined): readonly string[] | null;
}

export function createEventLog(now: () => number = Date.now): EventLog {
  /** Ids of another start or another instance are none of ours. */
  const epoch = randomUUID().slice(0, 8);
  /** Oldest first. A repeated event is kept once, where it was last: it says nothing but "read again". */
  const sentEvents = new Map<string, Sent>();
  let latest = 0;
  let forgotten = 0;

  const idOf = (number: number) => `${epoch}-${number}`;
  const withId = ({ number, text }: Sent) => `id: ${idOf(number)}\n${text}`;
  const forget = () => {
    for (const [key, { time, number }] of sentEvents) {
      if (time > now() - EVENTS_KEPT) break;
      sentEvents.delete(key);
      forgotten = number;
    }
  };

  return {
    add: (text, accounts) => {
      latest += 1;
      const key = accounts === null ? text : String(latest);
      sentEvents.delete(key);
      const sent = { text, number: latest, time: now(), accounts };
      sentEvents.set(key, sent);
      forget();
      return withId(sent);
    },
    last: () => idOf(latest),
    since: (time) =>
      [...sentEvents.values()]
        .filter((sent) => sent.accounts === null && sent.time > time - SLACK)
        .map(withId),
    after: (id, accountId) => {
      forget();
      const number = id.startsWith(`${epoch}-`) ? Number(id.slice(epoch.length + 1)) : Number.NaN;
      if (!Number.isSafeInteger(number) || number < forgotten || number > latest) return null;
      const isFor = ({ accounts }: Sent) =>
        accounts === null || (accountId !== undefined && accounts.has(accountId));
      return [...sentEvents.values()].filter((sent) => sent.number > number && isFor(sent)).map(withId);
    },
  };
}
