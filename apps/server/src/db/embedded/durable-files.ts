import { closeSync, fdatasync, fdatasyncSync, fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** An open file of PGlite's file system on Node: `nfd` is Node's descriptor. */
interface FileStream {
  readonly nfd: number;
  readonly path: string;
  readonly shared: { refcount: number };
}

type FileOperation = (this: void, ...input: never[]) => unknown;

/** What PGlite's program calls to read and write files. Its own operations have no `fsync`. */
interface Operations {
  readonly node_ops: Record<string, FileOperation>;
  readonly stream_ops: Record<string, FileOperation> & {
    write: (stream: FileStream, ...more: unknown[]) => number;
    close: (stream: FileStream) => void;
    fsync?: (stream: FileStream) => number;
  };
}

/** A segment of PostgreSQL's log (WAL). Segments that are still being created have another name. */
const SEGMENT = /\/pg_wal\/[0-9A-F]{24}$/;

/** Operations on files and folders that PostgreSQL must not do before the log that describes them is on the disk. */
const CHANGES = ["setattr", "mknod", "rename", "unlink", "rmdir", "symlink"] as const;

/**
 * PGlite's files in a folder, with `fsync`. PostgreSQL's own protocol holds with it: the log before the data, data before
 * a checkpoint. Only the sync of the log at a commit is postponed: commits that end while another sync runs share the
 * next one. Postponed syncs have numbers:
 * `unsynced` is the last one, and `onSynced` reports up to which one the log is on the disk. Until then nothing may be
 * told of such a commit. Any other change to a file waits for the log first.
 *
 * After a failed sync what was written before it may be lost, and after an abort of the program (PostgreSQL's PANIC) its
 * memory is not to be trusted, although it would go on. Both call `onBroken`: the database has to be opened again.
 */
export class DurableFiles extends NodeFS {
  #last = 0;
  #synced = 0;
  /** Descriptors of segments with a postponed sync. */
  readonly #waiting = new Set<number>();
  /** Those of the sync that runs. */
  #running = new Set<number>();
  readonly #closing = new Set<number>();
  readonly #onSynced: (upTo: number) => void;
  readonly #onBroken: () => void;

  constructor(folder: string, onSynced: (upTo: number) => void, onBroken: () => void) {
    super(folder);
    this.#onSynced = onSynced;
    this.#onBroken = onBroken;
  }

  override async init(...input: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...input);
    const extend = (program: { NODEFS: unknown }): void => this.#extend(program.NODEFS as Operations);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), extend],
        onAbort: this.#onBroken,
      },
    };
  }

  /** The number of the last postponed sync; 0 when all are on the disk. */
  get unsynced(): number {
    return this.#synced === this.#last ? 0 : this.#last;
  }

  /** Starts to sync the log when a sync was postponed and none runs. */
  startSync(): void {
    if (this.#running.size > 0 || this.#waiting.size === 0) return;
    const upTo = this.#last;
    this.#running = new Set(this.#waiting);
    this.#waiting.clear();
    let left = this.#running.size;
    for (const file of this.#running)
      fdatasync(file, (error) => {
        if (error) throw error;
        left -= 1;
        if (left === 0) this.#endSync(upTo);
      });
  }

  #endSync(upTo: number): void {
    this.#running = new Set();
    for (const file of this.#closing) closeSync(file);
    this.#closing.clear();
    this.#report(upTo);
    this.startSync();
  }

  #report(upTo: number): void {
    if (upTo <= this.#synced) return;
    this.#synced = upTo;
    this.#onSynced(upTo);
  }

  /** An error that is thrown into the program ends a statement only. */
  #sync(sync: (file: number) => void, file: number): void {
    try {
      sync(file);
    } catch (error) {
      this.#onBroken();
      throw error;
    }
  }

  /** Syncs the log at once, before something that must not reach the disk earlier. */
  #syncNow(): void {
    for (const file of [...this.#waiting, ...this.#running]) this.#sync(fdatasyncSync, file);
    this.#waiting.clear();
    this.#report(this.#last);
  }

  #extend({ node_ops: nodes, stream_ops: streams }: Operations): void {
    for (const operations of [nodes, streams])
      for (const name of CHANGES) {
        const change = operations[name];
        if (change)
          operations[name] = (...input) => {
            this.#syncNow();
            return change(...input);
          };
      }
    const { write, close } = streams;
    streams.write = (stream, ...more) => {
      if (!SEGMENT.test(stream.path)) this.#syncNow();
      return write(stream, ...more);
    };
    streams.fsync = (stream) => {
      if (SEGMENT.test(stream.path)) {
        this.#last += 1;
        this.#waiting.add(stream.nfd);
      } else {
        this.#syncNow();
        this.#sync(fsyncSync, stream.nfd);
      }
      return 0;
    };
    streams.close = (stream) => {
      if (stream.shared.refcount > 1) return close(stream);
      if (this.#waiting.has(stream.nfd)) this.#syncNow();
      // A descriptor must not be closed, and its number given to another file, while a sync uses it.
      if (!this.#running.has(stream.nfd)) return close(stream);
      stream.shared.refcount = 0;
      this.#closing.add(stream.nfd);
    };
  }
}

/** PGlite's parameters without "-F", which turns `fsync` off. Its program ignores `fdatasync`. */
export const durableParameters = (defaults: readonly string[]): string[] => [
  ...defaults.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];
