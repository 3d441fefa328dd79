import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startChildServer } from "#testing/child-server.ts";

const parent = mkdtempSync(join(tmpdir(), "teamwright-private-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const OTHERS = 0o077;

test("a data folder that others could read is closed to them, and so is what the server writes into it", async () => {
  const folder = join(parent, "data");
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const server = await startChildServer({ DATA_DIR: folder });
  expect(statSync(folder).mode & OTHERS).toBe(0);
  // The embedded database sets wider modes on its own files; the mode of the folder protects them.
  const open = readdirSync(folder).filter(
    (name) => name !== "pglite" && (statSync(join(folder, name)).mode & OTHERS) !== 0,
  );
  expect(open).toEqual([]);
  expect(await server.stop()).toBe(0);
});
