import { randomUUID } from "node:crypto";
import { EVENTS_KEPT } from "@teamwright/contract";

/** Simultaneous calls are answered in any order, and the clocks of servers differ. Milliseconds. */
const SLACK = 5000;

interface SentEvent {
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
  /**
   * What the client of that id has not got; null when that is not known any more. An id of another instance gives its
   * time only, so events close to it may come twice: they say nothing but "read again".
   */
  after(id: string, accountId: string | undefined): readonly string[] | null;
  /** Events of other instances may have been lost: nobody can continue from an id before this moment. */
  breakOff(): void;
}

export function createEventLog(now: () => number = Date.now): EventLog {
  /** Ids of this start of this instance. */
  const epoch = randomUUID().slice(0, 8);
  /** Every event since then is here, of other instances too. */
  let complete = now();
  /** Oldest first. A repeated event is kept once, where it was last: it says nothing but "read again". */
  const sentEvents = new Map<string, SentEvent>();
  let latest = 0;
  let forgottenNumber = 0;

  const idOf = (number: number, time: number) => `${epoch}-${number}-${time}`;
  const withId = ({ number, time, text }: SentEvent) => `id: ${idOf(number, time)}\n${text}`;
  const forget = () => {
    for (const [key, { time, number }] of sentEvents) {
      if (time > now() - EVENTS_KEPT) break;
      sentEvents.delete(key);
      forgottenNumber = number;
    }
  };

  return {
    add: (text, accounts) => {
      latest += 1;
      const key = accounts === null ? text : String(latest);
      sentEvents.delete(key);
      const sentEvent = { text, number: latest, time: now(), accounts };
      sentEvents.set(key, sentEvent);
      forget();
      return withId(sentEvent);
    },
    last: () => idOf(latest, now()),
    since: (time) =>
      [...sentEvents.values()]
        .filter((sent) => sent.accounts === null && sent.time > time - SLACK)
        .map(withId),
    after: (id, accountId) => {
      forget();
      const isNew = newerThan(id);
      const isFor = ({ accounts }: SentEvent) =>
        accounts === null || (accountId !== undefined && accounts.has(accountId));
      return isNew && [...sentEvents.values()].filter((sent) => isNew(sent) && isFor(sent)).map(withId);
    },
    breakOff: () => {
      complete = now();
      latest += 1;
      forgottenNumber = latest;
    },
  };

  /** Null for an id after which something may be missing here. */
  function newerThan(id: string): ((sent: SentEvent) => boolean) | null {
    const [, start, ...parts] = /^(\w{8})-(\d{1,15})-(\d{1,15})$/.exec(id) ?? [];
    const [number = Number.NaN, time = Number.NaN] = parts.map(Number);
    if (start === epoch)
      return number >= forgottenNumber && number <= latest ? (sent) => sent.number > number : null;
    const from = time - SLACK;
    return from >= complete && from >= now() - EVENTS_KEPT && time <= now() + SLACK
      ? (sent) => sent.time > from
      : null;
  }
}
