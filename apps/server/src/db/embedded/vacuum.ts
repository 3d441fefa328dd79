import type { EmbeddedClient } from "./client.ts";

/** PostgreSQL's own defaults for autovacuum, whose process the embedded database does not have. */
const DEAD_ROWS = 50;
const DEAD_SHARE = 0.2;
/** Transactions after which a table's old ids are frozen: far below the two billion that PostgreSQL can tell apart. */
const FREEZE_AGE = 150_000_000;
/** Milliseconds between two looks. */
const LOOK_EVERY = 30_000;

/** The table with the most dead rows among those that need a vacuum, and the oldest one that needs freezing. */
const NEED = `select quote_ident(s.schemaname) || '.' || quote_ident(s.relname) as name,
    age(c.relfrozenxid) > ${FREEZE_AGE} as is_old
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where c.relkind = 'r' and s.schemaname <> 'pg_toast'
    and (s.n_dead_tup > ${DEAD_ROWS} + ${DEAD_SHARE} * s.n_live_tup or age(c.relfrozenxid) > ${FREEZE_AGE})
  order by is_old desc, s.n_dead_tup desc limit 1`;

/** Vacuums the table that needs it most; false when none does. */
export async function vacuumOnce(client: EmbeddedClient): Promise<boolean> {
  const { rows } = await client.query(NEED);
  const [table] = rows as readonly { readonly name: string; readonly is_old: boolean }[];
  if (table === undefined) return false;
  await client.query(`vacuum (analyze${table.is_old ? ", freeze" : ""}) ${table.name}`);
  return true;
}

/**
 * Vacuums one table at each look, so that other calls wait for one table at most. Without it a table that is updated often
 * grows for ever, because the embedded database has no autovacuum.
 */
export function startVacuum(client: EmbeddedClient, every = LOOK_EVERY): { stop(): void } {
  let running = false;
  const look = async () => {
    if (running) return;
    running = true;
    try {
      await vacuumOnce(client);
    } catch {
      // The database is being opened again, or has too little space: a later look does it.
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
