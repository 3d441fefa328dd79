import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { Call, Opened, Reply, Request, ThreadSettings } from "./messages.ts";

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

function failure(id: number, thrown: unknown): Reply {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const fields = Object.fromEntries(
    Object.entries(error).filter(([, value]) => typeof value === "string" || typeof value === "number"),
  );
  return { id, ok: false, message: error.message, fields };
}

const port = parentPort;
if (!port) throw new Error("the database's thread was started as a program");
const { dataDir, image, program } = workerData as ThreadSettings;
try {
  const database = await PGlite.create({
    pgliteWasmModule: program,
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(image === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(image)]) }),
  });
  port.on("message", ({ id, request }: Call) => {
    answer(database, request).then(
      (value) => port.postMessage({ id, ok: true, value } satisfies Reply),
      (error: unknown) => port.postMessage(failure(id, error)),
    );
  });
  port.postMessage({ opened: true } satisfies Opened);
} catch (error) {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  port.postMessage({ opened: false, message, stack } satisfies Opened);
}
