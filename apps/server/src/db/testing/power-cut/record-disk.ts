import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";
import { DiskSpace } from "./disk-space.ts";
import { RECORDING_VARIABLE } from "./recording.ts";
import type { DiskOperation, Recording } from "./recording.ts";

/**
 * Loaded before a program (`node --import`): appends every change and every sync below the recorded folder to a file. A
 * change is recorded before it is made, a sync after it has returned. A change for which a full disk has no room is not
 * made. Recorded are the threads that start after the program names a recording, or the whole program when its
 * environment names one.
 */

const asked = process.env[RECORDING_VARIABLE];
if (isMainThread && asked !== undefined) {
  const places = JSON.parse(asked) as Pick<Recording, "folder" | "journal">;
  const recording: Recording = { ...places, count: new SharedArrayBuffer(4), full: null };
  setEnvironmentData("disk recording", recording as unknown as string);
}
const recording = getEnvironmentData("disk recording") as Recording | undefined;
if (recording && (!isMainThread || asked !== undefined)) record(recording);

function record({ folder, journal, count, full }: Recording): void {
  const real = { ...fs };
  const operations = new Int32Array(count);
  const output = real.openSync(journal, "a");
  const paths = new Map<number, string>();
  /** Where the next write without a position goes. */
  const positions = new Map<number, number>();
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
      positions.set(file, 0);
      if (creates) note({ kind: "create", path });
      else if (flags === "w") note({ kind: "truncate", path, size: 0 });
    }
    return file;
  };
  fs.closeSync = (file) => {
    paths.delete(file);
    real.closeSync(file);
  };
  fs.writeSync = ((file: number, buffer: Uint8Array, offset: number, length: number, at?: number) => {
    const path = paths.get(file);
    if (path === undefined) return real.writeSync(file, buffer, offset, length, at);
    const position = at ?? positions.get(file) ?? 0;
    const part = fitting(real.fstatSync(file).size, position, length);
    if (part === 0 && length > 0) return space?.lies ? length : refuse();
    note({ kind: "write", path, position }, new Uint8Array(buffer.buffer, buffer.byteOffset + offset, part));
    const done = real.writeSync(file, buffer, offset, part, position);
    positions.set(file, position + done);
    return space?.lies ? length : done;
  }) as typeof fs.writeSync;
  // Node writes a text by itself, and bytes by the functions of this file.
  fs.writeFileSync = (path, data, options) =>
    real.writeFileSync(path, isInside(path) && typeof data === "string" ? Buffer.from(data) : data, options);
  fs.createWriteStream = ((path: string, options: object) => {
    const stream = real.createWriteStream(path, options);
    const noteContent = (): void => {
      note({ kind: "create", path });
      note({ kind: "write", path, position: 0 }, real.readFileSync(path));
    };
    return isInside(path) ? stream.prependListener("finish", noteContent) : stream;
  }) as typeof fs.createWriteStream;
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
  fs.linkSync = (from, to) => {
    if (isInside(from) && isInside(to)) note({ kind: "link", path: from, to });
    real.linkSync(from, to);
  };
  fs.rmSync = (path, options) => {
    if (isInside(path) && real.existsSync(path)) note({ kind: "unlink", path });
    real.rmSync(path, options);
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
  const { open } = fs.promises;
  fs.promises.open = async (path, flags, mode) => {
    const file = await open(path, flags, mode);
    if (!isInside(path)) return file;
    const sync = file.sync.bind(file);
    file.sync = async () => {
      const upTo = note({ kind: "sync begins" });
      await sync();
      note({ kind: "sync", path, upTo });
    };
    return file;
  };
  syncBuiltinESMExports();
}
