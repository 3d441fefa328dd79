import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { openZip } from "./zip.ts";

/** A match file, wherever it is; it is read when its turn comes. */
export interface MatchFile {
  /** With the folder or archive, for problems. */
  readonly name: string;
  /** Cricsheet's number. */
  readonly number: string;
  /** Rejects with an Error with a reason for the operator. */
  read(): Promise<string>;
}

export interface MatchFiles {
  readonly files: readonly MatchFile[];
  close(): void;
}

/** Ten times the longest Test. */
const MAX_BYTES = 16 * 1024 * 1024;

const isMatch = (name: string): boolean => name.toLowerCase().endsWith(".json");
const numberIn = (name: string): string => basename(name).replace(/\.json$/i, "");

/**
 * The match files of files, folders (with their folders) and ZIP archives, each number once, in the order of numbers,
 * which is nearly that of time.
 */
export async function findMatchFiles(paths: readonly string[]): Promise<MatchFiles> {
  const files: MatchFile[] = [];
  const archives: { close(): void }[] = [];
  const visit = async (path: string): Promise<void> => {
    const stats = statSync(path);
    if (stats.isDirectory())
      for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
        if (entry.isFile() && isMatch(entry.name)) files.push(onDisk(join(entry.parentPath, entry.name)));
      }
    else if (path.toLowerCase().endsWith(".zip")) {
      const archive = await openZip(path, MAX_BYTES);
      archives.push(archive);
      for (const { name, read } of archive.entries)
        if (isMatch(name))
          files.push({
            name: `${basename(path)}/${name}`,
            number: numberIn(name),
            read: async () => (await read()).toString("utf8"),
          });
    } else files.push(onDisk(path));
  };
  for (const path of paths) await visit(path);
  const byNumber = new Map(files.map((file) => [file.number, file]));
  return {
    files: [...byNumber.values()].toSorted((one, other) =>
      one.number.localeCompare(other.number, "en", { numeric: true }),
    ),
    close: () => {
      for (const archive of archives) archive.close();
    },
  };
}

const onDisk = (path: string): MatchFile => ({
  name: basename(path),
  number: numberIn(path),
  read: async () => {
    if (statSync(path).size > MAX_BYTES) throw new Error(`is larger than ${MAX_BYTES / 1024 / 1024} MB`);
    return readFile(path, "utf8");
  },
});
