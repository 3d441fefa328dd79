import type { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { DurableFiles } from "./durable-files.ts";

/** A descriptor that no file has: syncs of it fail. */
const CLOSED = 2 ** 30;

test.each(["/pglite/base/5/1259", "/pglite/pg_wal/000000010000000000000001"])(
  "a sync of %s that fails inside the program says that the database is to be opened again",
  async (path) => {
    let broken = 0;
    const files = new DurableFiles(
      "/no-folder",
      () => undefined,
      () => (broken += 1),
    );
    const { emscriptenOpts } = await files.init({} as PGlite, {});
    const extend = emscriptenOpts.preRun?.at(-1) as unknown as (program: object) => void;
    const operations: { write(): number; close(): void; fsync?(stream: object): number } = {
      write: () => 0,
      close: () => undefined,
    };
    extend({ NODEFS: { node_ops: {}, stream_ops: operations } });
    const sync = (of: string) => operations.fsync?.({ nfd: CLOSED, path: of, shared: { refcount: 1 } });
    expect(() => {
      sync(path);
      // The sync of a log is postponed until another file changes.
      sync("/pglite/global/pg_control");
    }).toThrow("EBADF");
    expect(broken).toBe(1);
  },
);
