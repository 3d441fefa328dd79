import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../support/server.ts";

const processes = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === "ProcessWrap").length;

test("a server that is not ready in time leaves no process and no folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-unready-"));
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  const before = processes();
  await expect(startServer({ demo: false, readyWithin: 1 })).rejects.toThrow("did not become ready");
  await expect.poll(processes).toBe(before);
  expect(readdirSync(folder).filter((name) => name.startsWith("teamwright-data-"))).toEqual([]);
});
