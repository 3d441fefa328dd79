import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import type { Db } from "./database.ts";
import { rowsOf } from "./rows.ts";

/** For both databases' migrators. */
export const migrations = { migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)) };

/** The time of the newest migration of the database: the version of its schema. 0: it has none yet. */
export async function schemaVersion(db: Db): Promise<number> {
  const [table] = await rowsOf(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
    z.object({ name: z.string().nullable() }),
  );
  if (!table?.name) return 0;
  const [row] = await rowsOf(
    db,
    sql`select max(created_at)::text as version from drizzle.__drizzle_migrations`,
    z.object({ version: z.string().nullable() }),
  );
  return Number(row?.version ?? 0);
}

/** Whether the database must be migrated, and whether it is one that exists already. */
type MigrationNeed = "none" | "new" | "upgrade";

/**
 * Compares the database's schema with this program's. Throws an Error for the operator when the database's is newer.
 */
export async function migrationNeed(db: Db): Promise<MigrationNeed> {
  const newest = Math.max(...readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis));
  const version = await schemaVersion(db);
  if (version > newest)
    throw new Error(
      "The database was used by a newer version of Teamwright: start that version, or restore a backup made before the update.",
    );
  if (version === newest) return "none";
  return version === 0 ? "new" : "upgrade";
}
