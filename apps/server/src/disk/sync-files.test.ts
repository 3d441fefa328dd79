import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededGenerator } from "@teamwright/engine/random";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { loadSecret } from "#crypto/secrets.ts";
import { writeBackupFile } from "#db/backup-file.ts";
import { openPglite } from "#db/open-database.ts";
import type { RecordedOperation } from "#db/testing/power-cut/recording.ts";
import { SimulatedDisk } from "#db/testing/power-cut/simulated-disk.ts";

/** Changes of files and syncs below the folder, in order. */
const recorded = vi.hoisted(() => ({ folder: "", operations: [] as unknown[] }));

type Operation = Omit<RecordedOperation, "data"> & { readonly data?: Uint8Array };

vi.mock(import("node:fs"), async (original) => {
  const real = await original();
  const paths = new Map<number, string>();
  const note = (operation: Operation): number =>
    recorded.operations.push({ data: new Uint8Array(), ...operation });
  const isInside = (path: unknown): path is string =>
    recorded.folder !== "" && typeof path === "string" && path.startsWith(recorded.folder);
  const write = (path: string, data: Uint8Array): void => {
    note({ kind: "create", path } as Operation);
    note({ kind: "write", path, position: 0, data } as Operation);
  };
  const sync = (path: string): void => {
    note({ kind: "sync", path, upTo: recorded.operations.length } as Operation);
  };
  const changed = { ...real };
  changed.writeFileSync = (path, data, options) => {
    real.writeFileSync(path, data, options);
    if (!isInside(path)) return;
    write(path, Buffer.from(data as string));
    if (typeof options === "object" && options?.flush === true) sync(path);
  };
  changed.createWriteStream = ((path: string, options: object) => {
    const stream = real.createWriteStream(path, options);
    if (isInside(path)) stream.prependListener("finish", () => write(path, real.readFileSync(path)));
    return stream;
  }) as typeof real.createWriteStream;
  // The name that a link adds is removed right after it: together they are a rename.
  changed.linkSync = (path, to) => {
    real.linkSync(path, to);
    if (isInside(path)) note({ kind: "rename", path, to } as Operation);
  };
  changed.renameSync = (path, to) => {
    real.renameSync(path, to);
    if (isInside(path)) note({ kind: "rename", path, to } as Operation);
  };
  changed.openSync = (path, flags, mode) => {
    const file = real.openSync(path, flags, mode);
    if (isInside(path)) paths.set(file, path);
    return file;
  };
  changed.closeSync = (file) => {
    paths.delete(file);
    real.closeSync(file);
  };
  changed.fsyncSync = (file) => {
    real.fsyncSync(file);
    const path = paths.get(file);
    if (path !== undefined) sync(path);
  };
  return changed;
});

vi.mock(import("node:fs/promises"), async (original) => {
  const real = await original();
  const open: typeof real.open = async (path, flags, mode) => {
    const file = await real.open(path, flags, mode);
    const flush = file.sync.bind(file);
    file.sync = async () => {
      await flush();
      const upTo = recorded.operations.length;
      recorded.operations.push({ kind: "sync", path, upTo, data: new Uint8Array() });
    };
    return file;
  };
  return { ...real, open };
});

const parent = mkdtempSync(join(tmpdir(), "teamwright-cut-files-"));
const folder = join(parent, "data");
afterAll(() => rmSync(parent, { recursive: true, force: true }));
beforeEach(() => {
  recorded.folder = "";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

/** The file's content after a cut of the power at every point of the work, some times each; undefined: there is none. */
async function cutsOf(name: string, work: () => unknown): Promise<(Buffer | undefined)[][]> {
  const disk = new SimulatedDisk(folder);
  recorded.operations = [];
  recorded.folder = folder;
  await work();
  recorded.folder = "";
  const random = seededGenerator(1);
  const cuts: (Buffer | undefined)[][] = [];
  for (const operation of [undefined, ...(recorded.operations as RecordedOperation[])]) {
    if (operation) disk.run(operation);
    cuts.push(
      Array.from({ length: 30 }, () => {
        const target = join(parent, "after-cut");
        disk.writeAfterCut(target, () => random.below(2 ** 30) / 2 ** 30);
        const path = join(target, name);
        const content = existsSync(path) ? readFileSync(path) : undefined;
        rmSync(target, { recursive: true });
        return content;
      }),
    );
  }
  return cuts;
}

test("a power cut leaves the installation's secret whole or none, and none is lost once it is used", async () => {
  const cuts = await cutsOf("secret.key", () => loadSecret(undefined, folder));
  const secret = readFileSync(join(folder, "secret.key"));
  expect(cuts.length).toBeGreaterThan(4);
  for (const content of cuts.flat()) expect([undefined, secret]).toContainEqual(content);
  for (const content of cuts.at(-1)!) expect(content).toEqual(secret);
});

test("a power cut leaves the earlier backup of the day or the new one, both whole", async () => {
  const path = join(folder, "daily.gz");
  const earlier = Buffer.from("an earlier backup");
  writeFileSync(path, earlier);
  const database = await openPglite({});
  const cuts = await cutsOf("daily.gz", () => writeBackupFile(database.db, path));
  await database.close();
  const backup = readFileSync(path);
  expect(cuts.length).toBeGreaterThan(4);
  for (const content of cuts.flat()) expect([earlier, backup]).toContainEqual(content);
  for (const content of cuts.at(-1)!) expect(content).toEqual(backup);
});
