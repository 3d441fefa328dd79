import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { clusterImage } from "./cluster-image.ts";
import type { Database } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import * as schema from "./schema/index.ts";

const migrations = { migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)) };
/** Any number: it only has to be the same for every process of ours. */
const MIGRATION_LOCK = 7_261_954;

/** The embedded database in `folder/pglite`, migrated; an empty one in memory when no folder is given. */
export async function openPglite(place: { folder?: string }): Promise<Database & { client: PGlite }> {
  let lock: { release(): void } | undefined;
  if (place.folder !== undefined) {
    mkdirSync(place.folder, { recursive: true, mode: 0o700 });
    lock = lockFolder(place.folder);
  }
  try {
    const client =
      place.folder === undefined
        ? await PGlite.create({ loadDataDir: await emptyCluster() })
        : await openFolder(join(place.folder, "pglite"));
    const db = drizzlePglite({ client, schema });
    await migratePglite(db, migrations);
    return {
      db,
      client,
      kind: "pglite",
      ping: async () => void (await client.query("select 1")),
      close: async () => {
        await client.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** Makes the cluster under another name first: a process killed on its very first start leaves nothing half-made. */
async function openFolder(dataDir: string): Promise<PGlite> {
  if (!existsSync(dataDir)) {
    const making = `${dataDir}.making`;
    rmSync(making, { recursive: true, force: true });
    const client = await PGlite.create({ dataDir: making, loadDataDir: await emptyCluster() });
    await client.close();
    renameSync(making, dataDir);
  }
  return PGlite.create({ dataDir });
}

const emptyCluster = (): Promise<Blob> =>
  clusterImage(migrations.migrationsFolder, async () => {
    const client = await PGlite.create();
    try {
      await migratePglite(drizzlePglite({ client, schema }), migrations);
      return await client.dumpDataDir("none");
    } finally {
      await client.close();
    }
  });

/** PostgreSQL by connection string, migrated. Processes that start together migrate one after another. */
export async function openPostgres(settings: { url: string; poolSize: number }): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.poolSize,
    application_name: "teamwright",
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks must not end the process; the pool replaces it.
  pool.on("error", () => undefined);
  try {
    const client = await pool.connect();
    try {
      await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
      await migratePg(drizzlePg({ client, schema }), migrations);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzlePg({ client: pool, schema }),
    kind: "postgresql",
    ping: async () => void (await pool.query("select 1")),
    close: () => pool.end(),
  };
}
