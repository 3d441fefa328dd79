import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { makeFolder, makePrivate } from "./private-folder.ts";

const parent = mkdtempSync(join(tmpdir(), "teamwright-folder-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test("a folder is created with those above it, for its owner only", () => {
  makeFolder(join(parent, "a/b/c"));
  for (const path of ["a", "a/b", "a/b/c"]) expect(statSync(join(parent, path)).mode & 0o777).toBe(0o700);
  makeFolder(join(parent, "a/b/c"));
});

test.runIf(process.platform === "linux")(
  "a command ends with a message for the operator where the system lets nobody create a folder",
  () => {
    const program = fileURLToPath(new URL("../../bin/teamwright.mjs", import.meta.url));
    const DATA_DIR = "/proc/teamwright/data";
    // In a child: a creation that never returns would stop this process with it.
    for (const args of [
      ["serve", "--port", "0", "--no-web"],
      ["sandbox", "--data-dir", DATA_DIR],
    ]) {
      const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
        env: { ...process.env, DATA_DIR },
        timeout: 20_000,
        encoding: "utf8",
      });
      expect([status, stderr]).toEqual([
        1,
        "The data folder /proc/teamwright/data cannot be used: ENOENT: no such file or directory, mkdir '/proc/teamwright'. Set DATA_DIR to a folder that this account may write to.\n",
      ]);
    }
  },
  50_000,
);

test("a file in the place of the data folder is named", () => {
  const file = join(parent, "file");
  writeFileSync(file, "");
  expect(() => makePrivate(file)).toThrow(`The data folder ${file} cannot be used: it is not a folder.`);
  expect(() => makePrivate(join(file, "below"))).toThrow(`${join(file, "below")} cannot be used: ENOTDIR`);
});

test.skipIf(process.platform === "win32")(
  "a folder that others use for other files is not closed to them",
  () => {
    const sharedFolder = join(parent, "shared");
    mkdirSync(sharedFolder);
    chmodSync(sharedFolder, 0o1777);
    writeFileSync(join(sharedFolder, "somebody's"), "");
    expect(() => makePrivate(sharedFolder)).toThrow("holds other files");
    expect(statSync(sharedFolder).mode & 0o7777).toBe(0o1777);
    // One that is a data folder already, or empty but for what a new disk has, is closed.
    for (const name of ["secret.key", "lost+found"]) {
      const ownFolder = join(parent, `with ${name}`);
      mkdirSync(ownFolder);
      chmodSync(ownFolder, 0o755);
      writeFileSync(join(ownFolder, name), "");
      makePrivate(ownFolder);
      expect(statSync(ownFolder).mode & 0o777).toBe(0o700);
    }
  },
);
