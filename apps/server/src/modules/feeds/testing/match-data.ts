import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FeedFile } from "../port.ts";

const folder = fileURLToPath(new URL("../../../../../../tests/data", import.meta.url));

/** The path of a file of match data under tests/data; NOTICE names the sources. */
export const dataPath = (path: string): string => join(folder, path);

export function dataFile(path: string): FeedFile {
  return { name: path.split("/").at(-1) ?? path, content: readFileSync(dataPath(path), "utf8") };
}
