import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp } from "../../../testing/test-app.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { feedRuns } from "../../feeds/schema.ts";
import { dataPath } from "../../feeds/testing/match-data.ts";
import { findMatch } from "../../matches/public.ts";
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

test("a folder that is gone is told", async () => {
  rmSync(folder, { recursive: true });
  await poll();
  expect((await state())?.lastFailure).toContain("no_folder");
});
