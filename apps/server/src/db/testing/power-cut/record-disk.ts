import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { getEnvironmentData, isMainThread } from "node:worker_threads";
import { DiskSpace } from "./disk-space.ts";
import type { DiskOperation, Recording } from "./recording.ts";

/**
 * Loaded before the database's thread (`node --import`): appends every change and every sync below the recorded folder
 * to a file. A change is recorded before it is made, a sync after it has returned. A change for which a full disk has no
 * room is not made.
 */

const recording = getEnvironmentData("disk recording") as Recording | undefined;
if (!isMainThread && recording) record(recording);

function record({ folder, journal, count, full }: Recording): void {
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

  const space = full && new DiskSpace(full.disk, full.numbers);
  /** How many of `length` bytes from a position on can be written to a file of this size. */
  const fitting = (size: number, position: number, length: number): number => {
    const growth = position + length - size;
    if (!space || growth <= 0) return length;
    return Math.max(0, length - growth + space.take(growth, Atomics.load(operations, 0)));
  };
  const refuse = (): never => {
    throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  };
  /** A change of size to more than fits is refused. */
  const resize = (path: string, from: number, size: number, change: () => void): void => {
    if (fitting(from, from, size - from) < size - from) return space?.lies ? undefined : refuse();
    note({ kind: "truncate", path, size });
    change();
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
    if (path === undefined) return real.writeSync(file, buffer, offset, length, position);
    const part = fitting(real.fstatSync(file).size, position, length);
    if (part === 0 && length > 0) return space?.lies ? length : refuse();
    note({ kind: "write", path, position }, new Uint8Array(buffer.buffer, buffer.byteOffset + offset, part));
    const done = real.writeSync(file, buffer, offset, part, position);
    return space?.lies ? length : done;
  }) as typeof fs.writeSync;
  fs.writeFileSync = (path, data, options) => {
    if (isInside(path)) note({ kind: "create", path });
    real.writeFileSync(path, data, options);
  };
  fs.truncateSync = (path, size) => {
    const change = (): void => real.truncateSync(path, size);
    if (isInside(path)) resize(path, real.statSync(path).size, Number(size), change);
    else change();
  };
  fs.ftruncateSync = (file, size) => {
    const path = paths.get(file);
    const change = (): void => real.ftruncateSync(file, size);
    if (path !== undefined) resize(path, real.fstatSync(file).size, Number(size), change);
    else change();
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
