import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

/** A file inside an archive; `read` unpacks it. */
export interface ZipEntry {
  readonly name: string;
  read(): Buffer;
}

export interface ZipFile {
  readonly entries: readonly ZipEntry[];
  close(): void;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;

/** Opens an archive of stored and deflated files. Throws an Error with a reason for the operator. */
export function openZip(path: string, mostBytes: number): ZipFile {
  const file = openSync(path, "r");
  try {
    const size = fstatSync(file).size;
    const read = (from: number, length: number): Buffer => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
      readSync(file, bytes, 0, bytes.length, from);
      return bytes;
    };
    const tail = read(Math.max(0, size - END_LENGTH - LONGEST_COMMENT), END_LENGTH + LONGEST_COMMENT);
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < 0 || tail.readUInt32LE(end) !== END) throw new Error("is no ZIP archive");
    const count = tail.readUInt16LE(end + 10);
    const length = tail.readUInt32LE(end + 12);
    const from = tail.readUInt32LE(end + 16);
    if (count === 0xffff || from === 0xffffffff)
      throw new Error("is a ZIP64 archive, which is not read; unpack it");
    return {
      entries: entriesOf(read(from, length), count, read, mostBytes),
      close: () => {
        closeSync(file);
      },
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

type Read = (from: number, length: number) => Buffer;

function entriesOf(central: Buffer, count: number, read: Read, mostBytes: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > central.length || central.readUInt32LE(at) !== CENTRAL)
      throw new Error("is a damaged ZIP archive");
    const method = central.readUInt16LE(at + 10);
    const packed = central.readUInt32LE(at + 20);
    const nameLength = central.readUInt16LE(at + 28);
    const local = central.readUInt32LE(at + 42);
    const name = central.toString("utf8", at + 46, at + 46 + nameLength);
    at += 46 + nameLength + central.readUInt16LE(at + 30) + central.readUInt16LE(at + 32);
    entries.push({ name, read: () => unpack(read, { local, packed, method, mostBytes }) });
  }
  return entries;
}

function unpack(
  read: Read,
  { local, packed, method, mostBytes }: { local: number; packed: number; method: number; mostBytes: number },
): Buffer {
  const head = read(local, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) throw new Error("is damaged in the archive");
  if (packed > mostBytes) throw new Error(`is larger than ${mostBytes / 1024 / 1024} MB`);
  const data = read(local + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packed);
  if (method === 0) return data;
  if (method !== 8) throw new Error("is packed in a way that is not read");
  try {
    return inflateRawSync(data, { maxOutputLength: mostBytes });
  } catch {
    throw new Error(`is damaged, or larger than ${mostBytes / 1024 / 1024} MB`);
  }
}
