import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { RestoreRefused } from "#db/backup.ts";
import { linesOf } from "./run-restore.ts";

async function* failingFile(): AsyncGenerator<Buffer> {
  yield gzipSync("one\ntwo\nthree\n");
  await sleep(5);
  throw new Error("the disk is gone");
}

test("a file that fails while a line is stored is refused, and nothing else comes of it", async () => {
  const unhandledErrors: unknown[] = [];
  const note = (reason: unknown): void => void unhandledErrors.push(reason);
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", note);
  const read = async (): Promise<void> => {
    for await (const _line of linesOf(Readable.from(failingFile()))) await sleep(30);
  };
  await expect(read()).rejects.toThrow(RestoreRefused);
  process.removeListener("unhandledRejection", note);
  for (const other of others) process.on("unhandledRejection", other);
  expect(unhandledErrors).toEqual([]);
});
