import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { getEnvironmentData, isMainThread } from "node:worker_threads";
import type { DiskOperation, Recording } from "./recording.ts";

/**
 * Loaded before the database's thread (`node --import`): appends every change and every sync below the recorded folder
 * to a file. A change is recorded before it is made, a sync after it has returned.
 */

const recording = getEnvironmentData("disk recording") as Recording | undefined;
if (!isMainThread && recording) record(recording);

function record({ folder, journal, count }: Recording): void {
  const real = { ...fs };
  const operations = new Int32Array(count);
  const output = real.openSync(journal, "a");
  const paths = new Map<number, string>();
  const isInside = (path: unknown): path is string =>
    typeof path === "string" && (path === folder || path.startsWith(`${folder}/`));

  const note = (operation: DiskOperation, data?: Uint8Array): number => {
    const head = Buffer.from(JSON.stringify({ ...operation, bytes: data?.length ?? 0 }) + "\n");
    real.writeSync(output, data ? Buffer.concat([head, data]) : head);
    return Atomics.add(operations, 0, 1) + 1;
  };

  fs.openSync = (path, flags, mode) => {
    const creates = isInside(path) && !real.existsSync(path);
    const file = real.openSync(path, flags, mode);
    if (isInside(path)) {
      paths.set(file, path);
      if (creates) note({ kind: "create", path });
    }
    return file;
  };
  fs.closeSync = (file) => {
    paths.delete(file);
    real.closeSync(file);
  };
  fs.writeSync = ((file: number, buffer: Uint8Array, offset: number, length: number, position: number) => {
    const path = paths.get(file);
    if (path !== undefined) {
      const bytes = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
      note({ kind: "write", path, position }, bytes);
    }
    return real.writeSync(file, buffer, offset, length, position);
  }) as typeof fs.writeSync;
  fs.writeFileSync = (path, data, options) => {
    if (isInside(path)) note({ kind: "create", path });
    real.writeFileSync(path, data, options);
  };
  fs.truncateSync = (path, size) => {
    if (isInside(path)) note({ kind: "truncate", path, size: Number(size) });
    real.truncateSync(path, size);
  };
  fs.ftruncateSync = (file, size) => {
    const path = paths.get(file);
    if (path !== undefined) note({ kind: "truncate", path, size: Number(size) });
    real.ftruncateSync(file, size);
  };
  fs.renameSync = (from, to) => {
    if (isInside(from) && isInside(to)) note({ kind: "rename", path: from, to });
    real.renameSync(from, to);
  };
  fs.unlinkSync = (path) => {
    if (isInside(path)) note({ kind: "unlink", path });
    real.unlinkSync(path);
  };
  fs.mkdirSync = ((path: string, options: fs.MakeDirectoryOptions) => {
    if (isInside(path)) note({ kind: "mkdir", path });
    return real.mkdirSync(path, options);
  }) as typeof fs.mkdirSync;
  fs.rmdirSync = (path) => {
    if (isInside(path)) note({ kind: "unlink", path });
    real.rmdirSync(path);
  };

  /** What a sync keeps is what was written before it began. */
  const began = (file: number): number => (paths.has(file) ? note({ kind: "sync begins" }) : 0);
  const ended = (file: number, upTo: number): void => {
    const path = paths.get(file);
    if (path !== undefined) note({ kind: "sync", path, upTo });
  };
  for (const name of ["fsyncSync", "fdatasyncSync"] as const)
    fs[name] = (file) => {
      const upTo = began(file);
      real[name](file);
      ended(file, upTo);
    };
  fs.fdatasync = ((file: number, done: (error: Error | null) => void) => {
    const upTo = began(file);
    real.fdatasync(file, (error) => {
      if (!error) ended(file, upTo);
      done(error);
    });
  }) as typeof fs.fdatasync;
  syncBuiltinESMExports();
}
