import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { openPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";

/** A file inside an archive; `read` unpacks it and throws an Error with a reason for the operator. */
export interface ZipEntry {
  readonly name: string;
  read(): Promise<Buffer>;
}

export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  close(): void;
}

/**
 * Opens an archive. Files of more than `maxBytes` are refused when they are read. Throws an Error of the file system,
 * or one with a reason for the operator.
 */
export async function openZip(path: string, maxBytes: number): Promise<ZipArchive> {
  // Entries are read after the directory, so the archive stays open until `close`.
  const file = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    // An error of the file system has a code, one of the archive has none.
    throw error instanceof Error && "code" in error ? error : new Error("is no ZIP archive");
  });
  try {
    const entries: ZipEntry[] = [];
    for await (const entry of file.eachEntry())
      entries.push({ name: entry.fileName, read: () => unpack(file, entry, maxBytes) });
    return {
      entries,
      close: () => {
        file.close();
      },
    };
  } catch {
    file.close();
    throw new Error("is a damaged ZIP archive");
  }
}

/** The library compares the unpacked size with the directory's while it unpacks, so that size is a bound. */
async function unpack(file: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > maxBytes) throw new Error(`is larger than ${maxBytes / 1024 / 1024} MB`);
  if (!entry.canDecodeFileData()) throw new Error("is packed in a way that is not read");
  const content = await file
    .openReadStreamPromise(entry)
    .then(buffer)
    .catch(() => null);
  if (content === null || crc32(content) !== entry.crc32) throw new Error("is damaged in the archive");
  return content;
}
