import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { DatabaseStatus } from "./database.ts";

/** Between two questions, and how long one waits for its reply: a frozen PostgreSQL is noticed after 3 s. Milliseconds. */
const PAUSE = 500;
const LIMIT = 2500;

/** What the driver says when nothing replied in time; it has no code for that. */
const NO_REPLY = /timeout/i;
/** PostgreSQL's own codes, such as 53300: it refuses this connection, and others may work. */
const REFUSAL = /^[\dA-Z]{5}$/;

export interface PostgresWatch {
  /** Whether PostgreSQL, or the network to it, takes questions and replies to none. */
  frozen(): boolean;
  close(): void;
}

interface WatchListener {
  onStatus(status: DatabaseStatus): void;
  /** Once each time that it freezes. */
  onFrozen(): void;
  /** After each reply; may ask more on the same connection. */
  onReply(client: pg.Client): Promise<void>;
}

/**
 * Asks PostgreSQL on a connection of its own whether it still replies. The time of a statement cannot tell that: one
 * may well take 15 s.
 */
export function watchPostgres(connectionString: string, listener: WatchListener): PostgresWatch {
  const closing = new AbortController();
  const pause = () => sleep(PAUSE, undefined, { signal: closing.signal, ref: false });
  let status: DatabaseStatus = "ready";
  let isFrozen = false;
  let askedAt = 0;

  const note = (next: DatabaseStatus, freezes: boolean): void => {
    if (freezes && !isFrozen) listener.onFrozen();
    isFrozen = freezes;
    if (next !== status) listener.onStatus(next);
    status = next;
  };

  /** Asks until there is no reply. */
  const ask = async (client: pg.Client): Promise<never> => {
    askedAt = performance.now();
    await client.connect();
    for (;;) {
      askedAt = performance.now();
      await client.query("select 1");
      note("ready", false);
      askedAt = performance.now();
      await listener.onReply(client);
      await pause();
    }
  };

  const judge = (error: unknown): void => {
    const { code = "", message } = error as NodeJS.ErrnoException;
    // While this process stood still itself, the reply may wait unread.
    const isStalled = performance.now() - askedAt > LIMIT + PAUSE;
    if (!closing.signal.aborted && !isStalled && !REFUSAL.test(code))
      note("unavailable", code === "" && NO_REPLY.test(message));
  };

  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const client = new pg.Client({
        connectionString,
        application_name: "teamwright watch",
        connectionTimeoutMillis: LIMIT,
        query_timeout: LIMIT,
      });
      client.on("error", () => undefined);
      await ask(client).catch(judge);
      // Not awaited: a frozen one does not say farewell.
      client.end().catch(() => undefined);
      await pause().catch(() => undefined);
    }
  };
  void watch();
  return { frozen: () => isFrozen, close: () => closing.abort() };
}
