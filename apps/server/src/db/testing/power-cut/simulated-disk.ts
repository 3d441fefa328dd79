import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RecordedOperation } from "./recording.ts";

const PAGE = 4096;
const SECTOR = 512;

interface FileChange {
  /** The number of its operation. */
  readonly at: number;
  readonly apply: (file: FileContent) => void;
  /** Writes can be dropped or torn page by page. */
  readonly write?: { readonly position: number; readonly data: Uint8Array };
}

interface FileContent {
  bytes: Buffer;
  size: number;
}

/** A file's content on the disk, and the changes since its last sync. */
class SimulatedFile {
  durable: FileContent = { bytes: Buffer.alloc(0), size: 0 };
  changes: FileChange[] = [];
}

interface NameChange {
  readonly at: number;
  readonly name: string;
  /** Null: the name is removed. */
  readonly target: DiskNode | null;
}

/** A folder's entries on the disk, and the changes since its last sync. */
class SimulatedFolder {
  durable = new Map<string, DiskNode>();
  /** As the running system sees it. */
  current = new Map<string, DiskNode>();
  changes: NameChange[] = [];
}

type DiskNode = SimulatedFile | SimulatedFolder;

const grow = (content: FileContent, size: number): void => {
  if (content.bytes.length < size) {
    const bytes = Buffer.alloc(Math.max(size, content.bytes.length * 2));
    content.bytes.copy(bytes, 0, 0, content.size);
    content.bytes = bytes;
  }
  if (content.size < size) content.size = size;
};

const put = (content: FileContent, position: number, data: Uint8Array): void => {
  grow(content, position + data.length);
  content.bytes.set(data, position);
};

const cut = (content: FileContent, size: number): void => {
  grow(content, size);
  content.bytes.fill(0, size);
  content.size = size;
};

/** What a disk does with syncs. */
interface DiskKind {
  /** False: syncs do nothing, which the checks must find. */
  readonly syncs?: boolean;
  /** False: the sync of a new file does not keep its name, which POSIX allows. */
  readonly keepsNewNames?: boolean;
}

/**
 * A disk that keeps what was synced. At a power cut each other change is on it or not, by chance: pages of 4 KiB in any
 * order, torn at sectors of 512 bytes, sizes, and names of a folder up to some change. As on ext4, XFS and Btrfs, the
 * sync of a new file keeps its name too, unless its kind says otherwise.
 */
export class SimulatedDisk {
  readonly #root = new SimulatedFolder();
  readonly #folder: string;
  readonly #kind: DiskKind;
  #at = 0;

  /** All that is in `folder` now counts as synced. */
  constructor(folder: string, kind: DiskKind = {}) {
    this.#folder = folder;
    this.#kind = kind;
    this.#read(folder, this.#root);
  }

  #read(path: string, into: SimulatedFolder): void {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      let node: DiskNode;
      if (entry.isDirectory()) {
        node = new SimulatedFolder();
        this.#read(inner, node);
      } else {
        const bytes = readFileSync(inner);
        node = new SimulatedFile();
        node.durable = { bytes, size: bytes.length };
      }
      into.durable.set(entry.name, node);
      into.current.set(entry.name, node);
    }
  }

  #find(path: string): DiskNode | undefined {
    let node: DiskNode | undefined = this.#root;
    for (const name of path.slice(this.#folder.length).split("/"))
      if (name !== "") node = node instanceof SimulatedFolder ? node.current.get(name) : undefined;
    return node;
  }

  #folderOf(path: string): SimulatedFolder {
    const folder = this.#find(dirname(path));
    if (!(folder instanceof SimulatedFolder)) throw new Error(`no folder for ${path}`);
    return folder;
  }

  #file(path: string): SimulatedFile {
    const file = this.#find(path);
    if (!(file instanceof SimulatedFile)) throw new Error(`no file ${path}`);
    return file;
  }

  #link(path: string, target: DiskNode | null): void {
    const folder = this.#folderOf(path);
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (target) folder.current.set(name, target);
    else folder.current.delete(name);
    folder.changes.push({ at: this.#at, name, target });
  }

  run(operation: RecordedOperation): void {
    this.#at += 1;
    switch (operation.kind) {
      case "create":
        if (!this.#find(operation.path)) this.#link(operation.path, new SimulatedFile());
        return;
      case "mkdir":
        if (!this.#find(operation.path)) this.#link(operation.path, new SimulatedFolder());
        return;
      case "unlink":
        return this.#link(operation.path, null);
      case "rename": {
        const node = this.#find(operation.path);
        if (!node) throw new Error(`nothing to rename at ${operation.path}`);
        // One step of the journal of the file system: never both names or none.
        this.#link(operation.to, node);
        this.#link(operation.path, null);
        return;
      }
      case "link": {
        const node = this.#find(operation.path);
        if (!node) throw new Error(`nothing to link at ${operation.path}`);
        return this.#link(operation.to, node);
      }
      case "write": {
        const { position, data, path } = operation;
        const apply = (content: FileContent): void => put(content, position, data);
        this.#file(path).changes.push({ at: this.#at, apply, write: { position, data } });
        return;
      }
      case "truncate": {
        const { size, path } = operation;
        const apply = (content: FileContent): void => cut(content, size);
        this.#file(path).changes.push({ at: this.#at, apply });
        return;
      }
      case "sync":
        if (this.#kind.syncs !== false) this.#sync(operation.path, operation.upTo);
        return;
      case "sync begins":
    }
  }

  #sync(path: string, upTo: number): void {
    const node = this.#find(path);
    if (node instanceof SimulatedFolder) keepNames(node, upTo);
    if (!(node instanceof SimulatedFile)) return;
    const kept = node.changes.filter(({ at }) => at <= upTo);
    for (const { apply } of kept) apply(node.durable);
    node.changes = node.changes.slice(kept.length);
    if (this.#kind.keepsNewNames !== false) this.#keepName(path, node);
  }

  /** A new file's name is kept with it, and the names of the folders above. */
  #keepName(path: string, node: DiskNode): void {
    if (path === this.#folder) return;
    const folder = this.#folderOf(path);
    const name = path.slice(path.lastIndexOf("/") + 1);
    const isNew = folder.changes.some((entry) => entry.name === name && entry.target === node);
    if (!isNew && folder.durable.get(name) === node) return;
    const renamed = [...folder.durable.values()].includes(node);
    if (!renamed) folder.durable.set(name, node);
    this.#keepName(dirname(path), folder);
  }

  /** Writes what a power cut now leaves into a new folder. */
  writeAfterCut(target: string, random: () => number): void {
    mkdirSync(target, { mode: 0o700 });
    for (const [path, node] of entriesAfterCut(this.#root, random))
      if (node instanceof SimulatedFolder) mkdirSync(join(target, path), { mode: 0o700 });
      else writeFileSync(join(target, path), contentAfterCut(node, random), { mode: 0o600 });
  }

  /**
   * What a power cut now leaves of a file or folder at the top: contents by path below it, `null` for a folder. The path
   * of itself is empty; an empty result means that there is none.
   */
  readAfterCut(name: string, random: () => number): Map<string, Uint8Array | null> {
    const read = new Map<string, Uint8Array | null>();
    for (const [path, node] of entriesAfterCut(this.#root, random, name))
      read.set(
        path.slice(name.length),
        node instanceof SimulatedFolder ? null : contentAfterCut(node, random),
      );
    return read;
  }
}

function keepNames(folder: SimulatedFolder, upTo: number): void {
  const kept = folder.changes.filter(({ at }) => at <= upTo);
  applyNames(folder.durable, kept);
  folder.changes = folder.changes.slice(kept.length);
}

function applyNames(names: Map<string, DiskNode>, changes: readonly NameChange[]): void {
  for (const { name, target } of changes)
    if (target) names.set(name, target);
    else names.delete(name);
}

/** The entries of a folder after a cut and all that is below them, or those of one name. Folders come first. */
function* entriesAfterCut(
  folder: SimulatedFolder,
  random: () => number,
  only?: string,
): Generator<readonly [path: string, DiskNode]> {
  const names = new Map(folder.durable);
  // Both halves of a rename have the same number, and a file system keeps the order of a folder's changes.
  const last = folder.changes[Math.floor(random() * (folder.changes.length + 1))]?.at ?? Infinity;
  applyNames(
    names,
    folder.changes.filter(({ at }) => at < last),
  );
  for (const [name, node] of names) {
    if (only !== undefined && name !== only) continue;
    yield [name, node];
    if (node instanceof SimulatedFolder)
      for (const [path, inner] of entriesAfterCut(node, random)) yield [`${name}/${path}`, inner];
  }
}

function contentAfterCut({ durable, changes }: SimulatedFile, random: () => number): Uint8Array {
  if (changes.length === 0) return durable.bytes.subarray(0, durable.size);
  const content: FileContent = { bytes: Buffer.from(durable.bytes), size: durable.size };
  // Some cuts lose everything that was not synced, some nearly nothing.
  const chance = random();
  for (const { apply, write } of changes)
    if (!write) {
      if (random() < chance) apply(content);
    } else
      for (const [from, to] of pagesOf(write.position, write.data.length))
        if (random() < chance) {
          const torn = random() < 0.1 ? from + SECTOR * Math.floor((random() * (to - from)) / SECTOR) : to;
          put(content, write.position + from, write.data.subarray(from, torn));
        }
  return content.bytes.subarray(0, content.size);
}

/** Parts of a write in each page of the file, as offsets into its data. */
function* pagesOf(position: number, length: number): Generator<readonly [number, number]> {
  for (let from = 0; from < length;) {
    const to = Math.min(length, from + PAGE - ((position + from) % PAGE));
    yield [from, to];
    from = to;
  }
}
