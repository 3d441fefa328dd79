import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPglite } from "./open-pglite.ts";
import { EMBEDDED_VERSION } from "./opening-problem.ts";

const parent = mkdtempSync(join(tmpdir(), "teamwright-opening-"));
const whole = join(parent, "whole");
beforeAll(async () => (await openPglite({ folder: whole })).close());
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const copyOf = (name: string): string => {
  const folder = join(parent, name);
  cpSync(whole, folder, { recursive: true });
  return folder;
};

test("a damaged control file is named with PostgreSQL's reason, the folder and the newest backup", async () => {
  const folder = copyOf("damaged");
  const backups = join(folder, "backups");
  mkdirSync(backups);
  for (const day of [20, 21]) writeFileSync(join(backups, `daily-2026-11-${day}.gz`), "");
  truncateSync(join(folder, "pglite/global/pg_control"), 0);
  const opening = openPglite({ folder, backups });
  await expect(opening).rejects.toThrow(
    `${join(folder, "pglite")}: the database cannot be opened: could not read file "global/pg_control": read 0 of 296.`,
  );
  await expect(opening).rejects.toThrow(`teamwright restore ${join(backups, "daily-2026-11-21.gz")}`);
});

test("without a backup the place of backups is named", async () => {
  const folder = copyOf("changed");
  writeFileSync(join(folder, "pglite/global/pg_control"), Buffer.alloc(8192, 255));
  const opening = openPglite({ folder, backups: join(folder, "backups") });
  await expect(opening).rejects.toThrow("database files are incompatible with server");
  await expect(opening).rejects.toThrow(`There is no backup in ${join(folder, "backups")}`);
});

test("a folder whose version is missing is not taken for an empty one", async () => {
  const folder = copyOf("unversioned");
  rmSync(join(folder, "pglite/PG_VERSION"));
  const control = readFileSync(join(folder, "pglite/global/pg_control"));
  await expect(openPglite({ folder })).rejects.toThrow(
    `${join(folder, "pglite")}: the database cannot be opened: PG_VERSION is missing in it.`,
  );
  expect(readFileSync(join(folder, "pglite/global/pg_control"))).toEqual(control);
});

test("a folder of another PostgreSQL says of which one, and how its data comes here", async () => {
  const folder = copyOf("older");
  expect(readFileSync(join(folder, "pglite/PG_VERSION"), "utf8").trim()).toBe(EMBEDDED_VERSION);
  writeFileSync(join(folder, "pglite/PG_VERSION"), "16\n");
  await expect(openPglite({ folder })).rejects.toThrow(
    `${join(folder, "pglite")} is a database of PostgreSQL 16, and this version opens those of PostgreSQL ${EMBEDDED_VERSION}. Start the version of Teamwright that made it`,
  );
});

test("a lock file that is no lock does not count as another process", async () => {
  const folder = copyOf("lock");
  writeFileSync(join(folder, "folder.lock"), "not a lock".repeat(100));
  await expect(openPglite({ folder })).rejects.toThrow(
    `${join(folder, "folder.lock")} cannot be locked: file is not a database.`,
  );
});

const small = join(parent, "small");
mkdirSync(small);
/** Only root may make a disk of its own. */
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=100m", "tmpfs", small]).status === 0;
afterAll(() => void (mounted && spawnSync("umount", [small])));

test.runIf(mounted)("a start on a full disk says which one, and how much it lacks", () => {
  cpSync(whole, small, { recursive: true });
  const { bavail, bsize } = statfsSync(small);
  writeFileSync(join(small, "filling"), Buffer.alloc(bavail * bsize));
  const program = fileURLToPath(new URL("../../../bin/teamwright.mjs", import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [program, "serve", "--port", "0", "--no-web"], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: small },
    timeout: 60_000,
  });
  expect(stderr).toContain(`The disk of ${small} is full: 0 MB are free, 67 MB are needed`);
  expect(stderr).toContain("Make room on it");
  expect(status).not.toBe(0);
});
