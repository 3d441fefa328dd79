import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** After which a statement without a reply is looked at, and then once more. Milliseconds. */
const LATE = 2000;
const AGAIN = 250;

/** Of these processes those that have executed nothing for so long. One that executes a statement is active. */
const IDLE = `select pid from pg_stat_activity where pid = any($1) and state like 'idle%'
  and clock_timestamp() - state_change > interval '${LATE} milliseconds'`;

/** A connection that knows since when PostgreSQL owes it a reply. */
export interface WaitingConnection {
  /** By `performance.now`; null: none is owed. */
  readonly waitsSince: number | null;
  /** PostgreSQL's process of it. */
  readonly processID?: number;
  readonly connection: Pick<pg.Connection, "stream">;
}

interface LateConnection {
  readonly connection: WaitingConnection;
  readonly since: number;
}

function lateOf(connections: Iterable<WaitingConnection>): LateConnection[] {
  const before = performance.now() - LATE;
  return [...connections].flatMap((connection) => {
    const {
      waitsSince: since,
      connection: { stream },
    } = connection;
    // What is still being sent is not late.
    return since !== null && since < before && stream.writableLength === 0 ? [{ connection, since }] : [];
  });
}

/** Those whose process is idle. */
async function silentOf(ask: pg.Client, late: readonly LateConnection[]): Promise<LateConnection[]> {
  if (late.length === 0) return [];
  const { rows } = await ask.query<{ pid: number }>(IDLE, [
    late.map(({ connection }) => connection.processID),
  ]);
  return late.filter(({ connection }) => rows.some(({ pid }) => pid === connection.processID));
}

/**
 * Ends connections whose process was sent a statement and is idle: it is stopped, or the network has lost the statement or
 * its reply. `ask` is another connection. A process that stopped while it executes a statement is not told from one that
 * takes long.
 */
export async function endSilentConnections(
  ask: pg.Client,
  connections: ReadonlySet<WaitingConnection>,
): Promise<void> {
  const silent = await silentOf(ask, lateOf(connections));
  if (silent.length === 0) return;
  // While this process stood still itself, a reply waited unread, or the next statement unsent.
  await sleep(AGAIN, undefined, { ref: false });
  for (const { connection, since } of await silentOf(ask, silent))
    if (connection.waitsSince === since) connection.connection.stream.destroy();
}
