import { readFileSync } from "node:fs";
import type { FullDisk } from "./disk-space.ts";

/** In the environment of a program that is recorded whole: the folder and the journal, in JSON. */
export const RECORDING_VARIABLE = "DISK_RECORDING";

/** Passed to the database's thread: what to record, and where. */
export interface Recording {
  readonly folder: string;
  readonly journal: string;
  /** The number of operations so far, as a shared Int32. */
  readonly count: SharedArrayBuffer;
  /** Null: there is always room. */
  readonly full: { readonly disk: FullDisk; readonly numbers: SharedArrayBuffer } | null;
}

export type DiskOperation =
  | { readonly kind: "create" | "mkdir" | "unlink"; readonly path: string }
  | { readonly kind: "write"; readonly path: string; readonly position: number }
  | { readonly kind: "truncate"; readonly path: string; readonly size: number }
  | { readonly kind: "rename" | "link"; readonly path: string; readonly to: string }
  | { readonly kind: "sync begins" }
  /** The file or folder is on the disk as it was after operation `upTo`. */
  | { readonly kind: "sync"; readonly path: string; readonly upTo: number };

export type RecordedOperation = DiskOperation & { readonly data: Uint8Array };

/** The operations of a journal, in order. */
export function readJournal(path: string): RecordedOperation[] {
  const bytes = readFileSync(path);
  const operations: RecordedOperation[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf(10, at);
    const { bytes: length, ...operation } = JSON.parse(bytes.toString("utf8", at, end)) as DiskOperation & {
      readonly bytes: number;
    };
    operations.push({ ...operation, data: bytes.subarray(end + 1, end + 1 + length) });
    at = end + 1 + length;
  }
  return operations;
}
