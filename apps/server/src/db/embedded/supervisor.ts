import { setTimeout as wait } from "node:timers/promises";
import { EmbeddedClient } from "./client.ts";
import { connect } from "./connection.ts";
import type { Connection, ConnectionSettings } from "./connection.ts";

/** Milliseconds between attempts to open a database whose thread ended. */
const ATTEMPTS = [100, 1000, 2000, 5000, 10_000] as const;
/** Milliseconds that closing may take before the thread is terminated; the log holds all acknowledged changes. */
const CLOSE_WITHIN = 2000;

export interface SupervisedDatabase {
  readonly client: EmbeddedClient;
  /** Why there is no database now; null when there is one. */
  down(): string | null;
  close(): Promise<void>;
}

/** Opens the database in its thread. When the thread ends or stalls, opens it again in a new one. */
export async function supervise(
  settings: ConnectionSettings,
  onDown: (why: string | null) => void = () => undefined,
): Promise<SupervisedDatabase> {
  const client = new EmbeddedClient();
  let connection = await connect(settings);
  let down: string | null = null;
  let isClosed = false;
  const inMemory = settings.dataDir === undefined;

  const reopen = async (why: string): Promise<void> => {
    down = why;
    await client.use(null, why);
    onDown(why);
    // An in-memory database is lost with its thread.
    if (inMemory) return;
    for (let attempt = 0; !isClosed; attempt++) {
      await wait(ATTEMPTS[Math.min(attempt, ATTEMPTS.length - 1)], undefined, { ref: false });
      try {
        const { image: _image, ...again } = settings;
        const connection = await connect(again);
        if (isClosed) return await connection.end("the database is closed");
        await begin(connection);
        down = null;
        onDown(null);
        return;
      } catch (error) {
        down = error instanceof Error ? error.message : String(error);
      }
    }
  };
  const begin = async (opened: Connection): Promise<void> => {
    await client.use(opened);
    connection = opened;
    void opened.ended.then((why) => (isClosed ? undefined : reopen(why)));
  };
  await begin(connection);
  return {
    client,
    down: () => down,
    close: async () => {
      isClosed = true;
      await client.use(null, "the database is closed");
      const closing = connection.ask({ kind: "close" }).catch(() => undefined);
      await Promise.race([closing, wait(CLOSE_WITHIN, undefined, { ref: false })]);
      await connection.end("the database is closed");
    },
  };
}
