import { join } from "node:path";
import { loadSecret } from "#crypto/secrets.ts";
import { writeBackupFile } from "#db/backup-file.ts";
import { clusterFolder } from "#db/embedded/new-cluster.ts";
import { openPglite } from "#db/open-database.ts";
import { makeFolder } from "#db/private-folder.ts";

/** Makes one thing that must survive a power cut, in a folder: `node durable-work.ts secret|backup|cluster|data FOLDER`. */
const [, , what, folder = ""] = process.argv;
if (what === "secret") loadSecret(undefined, folder);
if (what === "data") makeFolder(join(folder, "data"));
if (what === "cluster") await clusterFolder(join(folder, "pglite"), null);
if (what === "backup") {
  const database = await openPglite({});
  await writeBackupFile(database.db, join(folder, "daily.gz"));
  await database.close();
}
