import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles, durableParameters } from "./durable-files.ts";
import type { Call, OpenedMessage, WorkerReply, Request, SyncedMessage, ThreadSettings } from "./messages.ts";

/** The database's thread: it holds the only PGlite and processes one message after another. */

const asIs = (value: string) => value;

async function answer(database: PGlite, request: Request): Promise<unknown> {
  switch (request.kind) {
    case "query":
      return database.query(request.sql, [...request.params], {
        rowMode: request.rowMode,
        parsers: Object.fromEntries(request.asText.map((type) => [type, asIs])),
      });
    case "exec":
      return database.exec(request.sql);
    case "dump":
      return new Uint8Array(await (await database.dumpDataDir("none")).arrayBuffer());
    case "close":
      return database.close();
  }
}

function failure(id: number, unsyncedCount: number, reason: unknown): WorkerReply {
  const error = reason instanceof Error ? reason : new Error(String(reason));
  const fields = Object.fromEntries(
    Object.entries(error).filter(([, value]) => typeof value === "string" || typeof value === "number"),
  );
  return { id, unsynced: unsyncedCount, ok: false, message: error.message, fields };
}

const port = parentPort;
if (!port) throw new Error("the database's thread was started as a program");
const { dataDir, image, parameters = [], program } = workerData as ThreadSettings;
/** What PostgreSQL says at its end; the library's own error names no cause. */
let lastWords: string | undefined;
const noteLastWords = (line: string): boolean => {
  lastWords = /(?:FATAL|PANIC):\s+(.+)/.exec(line)?.[1] ?? lastWords;
  return false;
};
let isOpen = false;
let isBroken = false;
/** Nothing is executed or replied after this. While it opens, the reason is reported. */
const onBroken = (): void => {
  isBroken = true;
  if (isOpen) process.exit();
};
try {
  // The folder's lock is held, so PostgreSQL's own is of a process that is gone. A power cut can leave it empty or torn, and
  // PostgreSQL opens no database with such a file.
  if (dataDir !== undefined) rmSync(join(dataDir, "postmaster.pid"), { force: true });
  // PGlite makes an empty cluster in the place of one without this file.
  if (dataDir !== undefined && image === undefined && !existsSync(join(dataDir, "PG_VERSION")))
    throw new Error("PG_VERSION is missing in it");
  // A new cluster holds nothing that was acknowledged; whoever creates it syncs its folder at the end.
  const files =
    dataDir === undefined || image !== undefined
      ? null
      : new DurableFiles(dataDir, (synced) => port.postMessage({ synced } satisfies SyncedMessage), onBroken);
  const database = await PGlite.create({
    pgliteWasmModule: program,
    onStderr: noteLastWords,
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(files === null ? {} : { fs: files }),
    startParams: [
      ...(files === null ? PGlite.defaultStartParams : durableParameters(PGlite.defaultStartParams)),
      ...parameters,
    ],
    ...(image === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(image)]) }),
  });
  if (isBroken) throw new Error("the database's program failed");
  const reply = (message: (unsynced: number) => WorkerReply): void => {
    port.postMessage(message(files?.unsynced ?? 0));
    files?.startSync();
  };
  port.on("message", ({ id, request }: Call) => {
    answer(database, request).then(
      (value) => reply((unsynced) => ({ id, unsynced, ok: true, value })),
      (error: unknown) => reply((unsynced) => failure(id, unsynced, error)),
    );
  });
  isOpen = true;
  port.postMessage({ opened: true } satisfies OpenedMessage);
} catch (error) {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  port.postMessage({ opened: false, message: lastWords ?? message, stack } satisfies OpenedMessage);
}
