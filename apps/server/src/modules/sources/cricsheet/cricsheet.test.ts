import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { feedRuns } from "#modules/feeds/schema.ts";
import { dataPath } from "#modules/feeds/testing/match-data.ts";
import { findMatch } from "#modules/matches/public.ts";
import { readSources } from "../source-state.repository.ts";
import { pollCricsheet } from "./poll-cricsheet.ts";

let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "teamwright-cricsheet-"));
  server = await startTestApp({ SOURCES: JSON.stringify({ cricsheet: { folder } }) });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const poll = () => pollCricsheet(server.deps, new Date());
const runs = () => server.deps.database.db.$count(feedRuns);
const state = async () => (await readSources(server.deps.database.db)).get("cricsheet");

test("a file in the folder becomes a finished match, once, and a wrong one stops no other", async () => {
  await poll();
  expect(await runs()).toBe(0);
  copyFileSync(dataPath("cricket/cricsheet/1254075.json"), join(folder, "1254075.json"));
  copyFileSync(dataPath("cricket/fantasy/crosswalk.csv"), join(folder, "roles.csv"));
  writeFileSync(join(folder, "0.json"), '{"meta": {}, "info": ');
  await poll();
  const { db } = server.deps.database;
  expect((await findMatch(db, "cricsheet-1254075"))?.shown.state).toBe("finished");
  expect((await state())?.lastFailure).toContain("0.json");
  expect(await runs()).toBe(2);
  await poll();
  expect(await runs()).toBe(2);
});

test("a file that is too large or cannot be read is told, and stops no other", async () => {
  const { db } = server.deps.database;
  const before = await runs();
  // A character of three bytes is where the limit cuts.
  writeFileSync(join(folder, "1.json"), `["${"\u0924".repeat(3 * 1024 * 1024)}"]`);
  mkdirSync(join(folder, "2.json"));
  copyFileSync(dataPath("cricket/cricsheet/1254076.json"), join(folder, "1254076.json"));
  await poll();
  expect((await state())?.lastFailure).toBe("1.json: is larger than 8 MB");
  expect(await findMatch(db, "cricsheet-1254076")).not.toBeNull();
  expect(await runs()).toBe(before + 2);
  await poll();
  expect(await runs()).toBe(before + 2);
  symlinkSync("3.json", join(folder, "3.json"));
  await poll();
  expect((await state())?.lastFailure).toBe("3.json: cannot be read (ELOOP)");
});

test("a folder that is gone is told", async () => {
  rmSync(folder, { recursive: true });
  await poll();
  expect((await state())?.lastFailure).toContain("no_folder");
});
