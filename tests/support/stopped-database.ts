import { join } from "node:path";
import { openPglite } from "../../apps/server/src/db/open-database.ts";

/** Runs a statement in the embedded database of a server that has stopped. */
export async function inStoppedDatabase(dataDir: string, statement: string): Promise<void> {
  const database = await openPglite({ folder: dataDir, backups: join(dataDir, "backups") });
  await database.db.execute(statement);
  await database.close();
}
