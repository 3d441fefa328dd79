import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { renameDurably } from "#disk/sync-files.ts";

const cache = fileURLToPath(new URL("../../../../node_modules/.cache/teamwright", import.meta.url));
const library = fileURLToPath(import.meta.resolve("@electric-sql/pglite"));
const PREFIX = "cluster-";

/**
 * An empty, migrated cluster of the embedded database, packed. Creating one costs seconds of processor time, unpacking
 * one half a second, so it is kept beside the installed libraries, by their version and the migrations. It holds no
 * data and no secret. Where that folder is not writable, it is created each time.
 */
export async function clusterImage(migrations: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = join(cache, `${PREFIX}${versionOf(migrations)}.tar`);
  try {
    return readFileSync(path);
  } catch {
    const image = await make();
    keep(path, image);
    return image;
  }
}

function versionOf(migrations: string): string {
  const hash = createHash("sha256").update(readFileSync(join(library, "../../package.json")));
  for (const name of readdirSync(migrations).toSorted())
    if (name.endsWith(".sql")) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Atomic: processes that start together all create one, the last rename wins, and a killed process leaves no partial
 * file.
 */
function keep(path: string, bytes: Uint8Array): void {
  const making = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(making, bytes, { mode: 0o600, flag: "wx", flush: true });
    renameDurably(making, path);
    for (const name of readdirSync(cache))
      if (name.startsWith(PREFIX) && name.endsWith(".tar") && join(cache, name) !== path)
        rmSync(join(cache, name), { force: true });
  } catch {
    rmSync(making, { force: true });
  }
}
