import { backtest, playedMatchOf, summarizeBacktest } from "@teamwright/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adapterNamed, importMatches } from "#modules/feeds/public.ts";
import { dataFile } from "#modules/feeds/testing/match-data.ts";
import { signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { backtestCommand } from "./backtest.ts";
import { commandFolder } from "./testing/command-folder.ts";

let server: TestApp;
const folder = commandFolder();
beforeAll(async () => {
  server = await startTestApp();
  const importRun = await importMatches(server.deps.database.db, {
    adapter: adapterNamed("cricsheet")!,
    files: [
      dataFile("cricket/cricsheet/1254075.json"),
      dataFile("cricket/cricsheet/1254076.json"),
      dataFile("cricket/fantasy/crosswalk.csv"),
    ],
    origin: "command",
    actorId: null,
    preview: false,
  });
  expect(importRun.ok).toBe(true);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

async function run(...args: string[]) {
  const { err, ...rest } = await folder.run(backtestCommand, server, args);
  return { ...rest, err: err.join("\n") };
}

test("a preset over past matches: the dream team, exact ranks, the same figures for the same seed", async () => {
  const args = ["--preset", "grand", "--teams", "30", "--seed", "5", "--json"];
  const first = await run(...args);
  expect(first.code).toBe(0);
  const [one, two, all] = first.out.map((line) => JSON.parse(line));
  expect([one.id, two.id]).toEqual(["cricsheet-1254076", "cricsheet-1254075"]);
  for (const { result } of [one, two]) {
    expect(result.drawn).toBe(30);
    expect(result.best.rank).toBeGreaterThanOrEqual(1);
    expect(result.median.rank).toBeGreaterThan(result.best.rank);
    expect(result.best.teams).toBeGreaterThan(result.possible);
  }
  expect(all).toMatchObject({ seed: 5, matches: 2, not_counted: 0 });
  expect((await run(...args)).out).toEqual(first.out);
  expect((await run(...args.with(5, "6"))).out).not.toEqual(first.out);
});

test("a device that asks for the same matches finds the same figures with its engine", async () => {
  const customer = await signUp(server, { plan: 30 });
  const reply = await customer.call.backtest.matches({
    params: { sport: "cricket" },
    query: { matches: 10 },
  });
  if (!reply.ok) throw new Error(reply.message);
  const ownValues = reply.data.data.map(({ id, title, match_time, players }) => {
    const outcome = backtest(playedMatchOf(0, players), { preset: "small" }, { teams: 12, seed: 9 });
    return { id, title, matchTime: match_time, result: outcome.ok ? outcome.value : outcome.error.code };
  });
  const output = await run("--preset", "small", "--teams", "12", "--seed", "9", "--matches", "10", "--json");
  expect(output.out.slice(0, -1).map((line) => JSON.parse(line))).toEqual(ownValues);
  expect(ownValues).toHaveLength(2);
  const { best_percentile: best, dream_team_allowed: allowedCount } = JSON.parse(output.out.at(-1) ?? "");
  expect(summarizeBacktest(ownValues.map(({ result }) => result))).toMatchObject({
    bestPercentile: best,
    allowed: allowedCount,
  });
});

test("a strategy keeps its bounds, says what it leaves out, and allows the dream team without bounds", async () => {
  const file = "strategy.json";
  folder.write(file, JSON.stringify({ sport: 0, players: [1, 2], fixed: [1], credits: [0, 100] }));
  const loose = await run("--strategy", "strategy.json", "--teams", "3", "--matches", "1");
  expect(loose.err).toContain("fixed");
  expect(loose.out.at(-2)).toContain("1 matches, seed 1: the dream team was allowed in 1 (100 %)");
  folder.write(file, JSON.stringify({ sport: 0, players: [], credits: [0, 10] }));
  const tight = await run("--strategy", "strategy.json", "--matches", "1");
  expect(tight.out[0]).toContain("no team is allowed");
  expect(tight.out.at(-1)).toBe("Without a team: 1 matches.");
});

test("wrong input is refused, and no matches is said", async () => {
  for (const args of [[], ["--strategy", "missing.json"], ["--preset", "quick", "--teams", "0"]])
    expect((await run(...args)).code).toBe(2);
  expect((await run("--preset", "quick", "--sport", "kabaddi")).out).toEqual([
    "No past match has squads, credits and points.",
  ]);
});
