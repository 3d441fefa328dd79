import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../../../../node_modules/.cache/teamwright", import.meta.url));
const library = fileURLToPath(import.meta.resolve("@electric-sql/pglite"));
const PREFIX = "cluster-";

/**
 * An empty, migrated cluster of the embedded database, packed. Making one costs seconds of processor time, unpacking
 * one half a second, so it is kept beside the installed libraries, by their version and the migrations; it holds no
 * data and no secret. Where that folder cannot be written, it is made each time.
 */
export async function clusterImage(migrations: string, make: () => Promise<Blob>): Promise<Blob> {
  const path = join(cache, `${PREFIX}${versionOf(migrations)}.tar`);
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    const image = await make();
    keep(path, Buffer.from(await image.arrayBuffer()));
    return image;
  }
}

function versionOf(migrations: string): string {
  const hash = createHash("sha256").update(readFileSync(join(library, "../../package.json")));
  for (const name of readdirSync(migrations).toSorted())
    if (name.endsWith(".sql")) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest("hex").slice(0, 16);
}

/** Whole or not at all: processes that start together all make one, the last name wins, and a killed one leaves none. */
function keep(path: string, bytes: Buffer): void {
  const making = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    mkdirSync(cache, { recursive: true });
    const file = openSync(making, "wx", 0o600);
    writeFileSync(file, bytes);
    fsyncSync(file);
    closeSync(file);
    renameSync(making, path);
    for (const name of readdirSync(cache))
      if (name.startsWith(PREFIX) && name.endsWith(".tar") && join(cache, name) !== path)
        rmSync(join(cache, name), { force: true });
  } catch {
    rmSync(making, { force: true });
  }
}
