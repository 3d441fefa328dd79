import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FeedFile } from "../port.ts";

const beside = fileURLToPath(new URL("../../../../../../shared", import.meta.url));
const folder = join(process.env["TEAMWRIGHT_SHARED"] ?? beside, "data");

/** The real match data is no part of the repository; tests that need it are skipped where it is not beside it. */
export const sharedDataIsHere = existsSync(join(folder, "README.md"));
export const skippedBecause = sharedDataIsHere ? "" : " (skipped: no real match data at ../shared/data)";

export const sharedPath = (path: string): string => join(folder, path);

export function sharedFile(path: string): FeedFile {
  return { name: path.split("/").at(-1) ?? path, content: readFileSync(sharedPath(path), "utf8") };
}
