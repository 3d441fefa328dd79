import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { SourceSetting } from "../../../plugins/env.ts";
import type { SourceClient } from "../../../providers/port.ts";
import { FEED_LIMITS } from "../../feeds/public.ts";
import type { FeedFile } from "../../feeds/public.ts";
import { failureOf } from "../failure.ts";
import type { SourceFailure } from "../source.ts";
import type { RequestRow } from "../source-state.repository.ts";

/** A match file with the key of its state; the CSVs of roles and credits belong to all of them. */
export interface FoundFile {
  readonly key: string;
  readonly file: FeedFile;
  readonly etag: string | null;
}

export type FoundFiles = {
  readonly matches: readonly FoundFile[];
  readonly tables: readonly FeedFile[];
  readonly requests: number;
  readonly failures: readonly { readonly name: string; readonly failure: SourceFailure | "no_folder" }[];
};

/** The match files (.json) and tables (.csv) of the watched folder and of the addresses in the settings. */
export async function findFiles(
  { folder, urls = [] }: SourceSetting,
  client: SourceClient,
  known: ReadonlyMap<string, RequestRow>,
): Promise<FoundFiles> {
  const local = folder === undefined ? { files: [], failures: [] } : await filesIn(folder);
  const matches: FoundFile[] = [];
  const failures: FoundFiles["failures"][number][] = [...local.failures];
  const tables: FeedFile[] = [];
  for (const file of local.files)
    if (isTable(file.name)) tables.push(file);
    else matches.push({ key: `file:${file.name}`, file, etag: null });
  for (const address of urls) {
    const url = new URL(address);
    const name = url.pathname.split("/").at(-1) || url.host;
    const key = `url:${createHash("sha256").update(address).digest("base64url")}`;
    // A new table changes the points of files that are still the same.
    const etag = local.files.some((file) => isTable(file.name)) ? null : known.get(key)?.etag;
    const got = await client.get(url, isTable(name) || !etag ? {} : { "if-none-match": etag }, isTable(name));
    const failure = got.ok ? failureOf({ refusal: () => null }, got.value) : got.error;
    if (!got.ok || failure !== null) failures.push({ name, failure: failure ?? "invalid_reply" });
    else if (got.value.status !== 304) {
      const file = { name, content: got.value.text };
      if (isTable(name)) tables.push(file);
      else matches.push({ key, file, etag: got.value.headers["etag"] ?? null });
    }
  }
  return { matches, tables, requests: urls.length, failures };
}

const isTable = (name: string): boolean => /\.csv$/i.test(name);

async function filesIn(folder: string) {
  try {
    const names = (await readdir(folder)).filter((name) => /\.(json|csv)$/i.test(name)).toSorted();
    const files: FeedFile[] = [];
    for (const name of names) {
      const path = join(folder, name);
      const { size } = await stat(path);
      if (size <= FEED_LIMITS.fileBytes) files.push({ name, content: await readFile(path, "utf8") });
    }
    return { files, failures: [] };
  } catch {
    return { files: [], failures: [{ name: folder, failure: "no_folder" as const }] };
  }
}
