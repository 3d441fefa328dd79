import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadDemo } from "#demo/load-demo.ts";
import { findAppMatchId, findMatches } from "#modules/matches/public.ts";
import { signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { openDemoSandbox } from "./demo-sandbox.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await loadDemo(server.deps, new Date());
});
afterAll(() => server.close());

const availableApps = async (): Promise<string[]> => {
  const reply = await server.visitor().call.bootstrap({});
  if (!reply.ok) throw new Error(reply.message);
  return reply.data.data.fantasy_apps.filter(({ available }) => available).map(({ slug }) => slug);
};

it("without a sandbox the product runs on, and no app is available", async () => {
  writeFileSync(join(server.deps.env.DATA_DIR, "sandbox"), "a file where the folder should be");
  const lines: string[] = [];
  expect(await openDemoSandbox(server.deps, (line) => void lines.push(line))).toBeNull();
  expect(lines.join("\n")).toContain("did not start");
  expect(await availableApps()).toEqual([]);
});

it("with the sandbox the apps are available, and the demo's matches are mapped but for one of each sport", async () => {
  const { DATA_DIR } = server.deps.env;
  const env = { ...server.deps.env, DATA_DIR: join(DATA_DIR, "second") };
  const running = await openDemoSandbox({ ...server.deps, env }, () => undefined);
  expect(await availableApps()).toEqual(["dream11", "myfab11", "my11circle", "myteam11"]);
  const { db } = server.deps.database;
  for (const sport of ["cricket", "football", "basketball", "kabaddi"]) {
    expect(await findAppMatchId(db, `demo-${sport}-lineups`, "dream11")).toMatch(/^\d+$/);
    expect(await findAppMatchId(db, `demo-${sport}-evening`, "dream11")).toBeNull();
    const [match] = await findMatches(db, [`demo-${sport}-lineups`]);
    for (const player of match!.shown.players)
      expect(
        player.appIds.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
      ).toEqual(match!.shown.apps.toSorted((one, other) => one.localeCompare(other)));
  }
  // The mapper reads the source with a value that the demo stored.
  const staff = await signUp(server, { primeAdmin: true, phone: "9700000001" });
  const listReply = await staff.call.mapper.listMatches({ params: { sport: "cricket" } });
  expect(listReply.ok && listReply.data.data.length).toBeGreaterThan(1);
  await running?.close();
});
