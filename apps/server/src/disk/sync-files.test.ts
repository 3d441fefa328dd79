import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readJournal, RECORDING_VARIABLE } from "#db/testing/power-cut/recording.ts";
import { SimulatedDisk } from "#db/testing/power-cut/simulated-disk.ts";
import { sandboxProgram } from "#sandbox/sandbox-process.ts";
import { SHORT_LIVED } from "#testing/child-server.ts";
import { cutEverywhere, needlessSyncs } from "./testing/power-cuts.ts";
import type { Tree } from "./testing/power-cuts.ts";

const recorder = fileURLToPath(new URL("../db/testing/power-cut/record-disk.ts", import.meta.url));
const durableWork = fileURLToPath(new URL("testing/durable-work.ts", import.meta.url));

const parent = mkdtempSync(join(tmpdir(), "teamwright-cut-files-"));
const folder = join(parent, "data");
const journal = join(parent, "journal");
afterAll(() => rmSync(parent, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

/** Runs a program and records it. `use` gets the address that it prints; then its standard input closes. */
function runRecorded(args: readonly string[], use?: (url: string) => Promise<unknown>): Promise<void> {
  rmSync(journal, { force: true });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SHORT_LIVED, "--import", recorder, ...args], {
      env: { ...process.env, [RECORDING_VARIABLE]: JSON.stringify({ folder, journal }) },
      stdio: ["pipe", "pipe", "inherit"],
    });
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`it ended with ${code}`))));
    createInterface({ input: child.stdout }).once("line", (line) => {
      const { url } = JSON.parse(line) as { readonly url: string };
      use?.(url).then(() => child.stdin.end(), reject);
    });
  });
}

/** Cuts the power at every step of what a program does to one file or folder, and after it with each sync left out. */
async function expectDurable(name: string, run: () => Promise<void>): Promise<void> {
  const read = (): Tree => new SimulatedDisk(folder).readAfterCut(name, () => 0);
  const before = read();
  const saved = join(parent, "before");
  cpSync(folder, saved, { recursive: true });
  await run();
  const after = read();
  rmSync(folder, { recursive: true });
  renameSync(saved, folder);
  const work = { folder, name, before, after, operations: readJournal(journal) };
  const { earlier, losses } = cutEverywhere(work);
  expect(losses.slice(0, 5)).toEqual([]);
  expect(earlier).toBeGreaterThan(0);
  expect(needlessSyncs(work)).toEqual([]);
}

test("a power cut leaves the installation's secret whole or none, and none is lost once it is used", () =>
  expectDurable("secret.key", () => runRecorded([durableWork, "secret", folder])));

test("a power cut leaves the earlier backup of the day or the new one, both whole", async () => {
  writeFileSync(join(folder, "daily.gz"), "an earlier backup");
  await expectDurable("daily.gz", () => runRecorded([durableWork, "backup", folder]));
});

test("no power cut takes the name of a new data folder, and with it all that is in it", () =>
  expectDurable("data", () => runRecorded([durableWork, "data", folder])));

test("a power cut leaves the new cluster whole or none", () =>
  expectDurable("pglite", () => runRecorded([durableWork, "cluster", folder])));

test("a power cut leaves the sandbox's earlier state or the new one, both whole", async () => {
  const changeClock = (day: string) =>
    runRecorded([sandboxProgram, "--data-dir", folder, "--with-parent"], (url) =>
      fetch(`${url}/control/clock`, {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ freeze_at: `${day}T00:00:00Z` }),
      }),
    );
  await changeClock("2026-01-01");
  await expectDurable("sandbox.json", () => changeClock("2026-01-02"));
});
