import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { clusterFolder, makeImage } from "./new-cluster.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-new-cluster-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// What the database's thread does takes hours by the clock of the thread that watches it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
});
afterEach(() => void vi.useRealTimers());

const MINUTES = 10 * 60_000;

async function duringHours<Value>(work: Promise<Value>): Promise<Value> {
  let isDone = false;
  const end = (): void => void (isDone = true);
  work.then(end, end);
  for (; !isDone; await wait(5)) await vi.advanceTimersByTimeAsync(MINUTES);
  return work;
}

test("no limit of time ends the making of the first cluster on a slow disk", async () => {
  const dataDir = join(folder, "pglite");
  expect(await duringHours(clusterFolder(dataDir, null))).toBe(dataDir);
  expect(existsSync(join(dataDir, "PG_VERSION"))).toBe(true);
}, 120_000);

test("nor of the image that it is made from", async () => {
  expect((await duringHours(makeImage())).length).toBeGreaterThan(0);
}, 120_000);
