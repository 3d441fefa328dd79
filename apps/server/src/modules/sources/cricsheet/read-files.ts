import { createHash } from "node:crypto";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { SourceSetting } from "#env/env.ts";
import type { SourceClient } from "#providers/port.ts";
import { FEED_LIMITS } from "#modules/feeds/public.ts";
import type { FeedFile } from "#modules/feeds/public.ts";
import { failureOf } from "../failure.ts";
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
  /** In words where no code exists. */
  readonly failures: readonly { readonly name: string; readonly failure: string }[];
};

/** The match files (.json) and tables (.csv) of the watched folder and of the addresses in the settings. */
export async function findFiles(
  { folder, urls = [] }: SourceSetting,
  client: SourceClient,
  requestsByName: ReadonlyMap<string, RequestRow>,
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
    const etag = local.files.some((file) => isTable(file.name)) ? null : requestsByName.get(key)?.etag;
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

/** The failures are files that exist and cannot be read; the others are still read. */
async function filesIn(folder: string): Promise<{ files: FeedFile[]; failures: FoundFiles["failures"] }> {
  const files: FeedFile[] = [];
  const failures: FoundFiles["failures"][number][] = [];
  const names = await readdir(folder).catch(() => null);
  if (names === null) return { files, failures: [{ name: folder, failure: "no_folder" }] };
  for (const name of names.filter((each) => /\.(json|csv)$/i.test(each)).toSorted())
    try {
      const path = join(folder, name);
      // To open a pipe would wait for its writer.
      if ((await stat(path)).isFile()) files.push({ name, content: await readStart(path) });
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      // One that went meanwhile is no failure.
      if (code !== "ENOENT") failures.push({ name, failure: `cannot be read (${code})` });
    }
  return { files, failures };
}

/** The longest character. Bytes. */
const CHARACTER = 4;

/** The text of a file; of one that is too large just enough for its import to refuse it and to say why. */
async function readStart(path: string): Promise<string> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(Math.min((await file.stat()).size, FEED_LIMITS.fileBytes + CHARACTER));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    // A character that the limit cuts is left out.
    const stream = bytesRead > FEED_LIMITS.fileBytes;
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, bytesRead), { stream });
  } finally {
    await file.close();
  }
}
