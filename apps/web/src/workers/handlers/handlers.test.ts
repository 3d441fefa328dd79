import { expect, test } from "vitest";
import type { Strategy } from "@teamwright/domain";
import type { EngineMatch, TeamColumns } from "@teamwright/engine";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";
import { EngineClient } from "#engine-client/engine-client.ts";
import { openDirectPort } from "#engine-client/testing/direct-port.ts";

const engine = new EngineClient(openDirectPort);
const detail = sampleMatch(0, { left: [1, 4, 3, 4], right: [1, 4, 3, 4] });
const players = [...detail.left_team_players, ...detail.right_team_players];
const match: EngineMatch = { sport: 0, players };
const pool = players.map(({ player_index }) => player_index);
const strategy: Strategy = { sport: 0, players: pool, captains: [1, 2, 3], partitions: [[5, 6]] };

const makeTeams = async (teams: number, seed = 1): Promise<TeamColumns> => {
  const outcome = await engine.generate({ match, strategy, teams, seed });
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value.teams;
};
const keys = ({ members, captain, viceCaptain, count }: TeamColumns): string[] =>
  Array.from({ length: count }, (_, row) =>
    [...members.subarray(3 * row, 3 * row + 3), captain[row], viceCaptain[row]].join(),
  );

test("count and generate agree, and the same seed gives the same teams", async () => {
  const count = await engine.count({ match, strategy });
  const generatedTeams = await engine.generate({ match, strategy, teams: 200, seed: 9 });
  expect(generatedTeams.ok && generatedTeams.value.possible).toEqual(count.ok && count.value);
  expect(await makeTeams(200, 9)).toEqual(generatedTeams.ok && generatedTeams.value.teams);
});

test("progress is told at once, then at most ten times a second", async () => {
  let toldCount = 0;
  const from = performance.now();
  const outcome = await engine.generate({
    match,
    strategy: { sport: 0, players: pool, credits: [0, 100] },
    teams: 25_000,
    seed: 1,
    onProgress: () => (toldCount += 1),
  });
  expect(outcome).toMatchObject({ ok: true, value: { teams: { count: 25_000 } } });
  expect(toldCount).toBeGreaterThan(0);
  expect(toldCount).toBeLessThanOrEqual(1 + (performance.now() - from) / 100);
});

test("a strategy that means nothing for the match is refused with a code and a sentence", async () => {
  const outcome = await engine.count({ match, strategy: { ...strategy, players: [69] } });
  expect(outcome).toMatchObject({ ok: false, error: { code: "unknown-player" } });
});

test("explain speaks of a strategy without teams", async () => {
  const outcome = await engine.explain({ match, strategy: { ...strategy, credits: [0, 1] } });
  expect(outcome.ok).toBe(true);
});

test("more teams are none of those that exist, numbered from 1", async () => {
  const before = [await makeTeams(500), await makeTeams(300, 2)];
  const outcome = await engine.generate({ match, strategy, teams: 500, seed: 3, avoid: before });
  if (!outcome.ok) throw new Error(outcome.error.code);
  const knownKeys = new Set(before.flatMap(keys));
  expect(keys(outcome.value.teams).filter((key) => knownKeys.has(key))).toEqual([]);
  expect(new Set(keys(outcome.value.teams)).size).toBe(500);
  expect(outcome.value.teams.number.slice(0, 3)).toEqual(Uint32Array.of(1, 2, 3));
});

test("when nearly all teams exist already the rest comes, with an honest shortfall", async () => {
  const narrow: Strategy = { ...strategy, fixed: [0, 1, 2, 3, 4, 12, 13, 14], vice_captains: [12] };
  const all = await engine.count({ match, strategy: narrow });
  if (!all.ok) throw new Error(all.error.code);
  const some = await engine.generate({ match, strategy: narrow, teams: all.value.teams - 5, seed: 1 });
  if (!some.ok) throw new Error(some.error.code);
  const rest = await engine.generate({
    match,
    strategy: narrow,
    teams: 50,
    seed: 2,
    avoid: [some.value.teams],
  });
  if (!rest.ok) throw new Error(rest.error.code);
  expect(rest.value.teams.count).toBe(5);
  expect(rest.value.shortfalls).toMatchObject([{ rule: "teams", asked: 50, got: 5 }]);
});

test("the display's address is read as a filter, and repeats are counted", async () => {
  const teams = await makeTeams(100);
  const open = (filterValue: string) =>
    engine.call("open", { match, teams, preset: { filterType: "3", filterValue } });
  expect(await open("5-6")).toMatchObject({
    value: { filter: { kind: "partition", partitions: [[5, 6]] }, unreadable: false, repeats: 0 },
  });
  expect(await open("many")).toMatchObject({ value: { filter: null, unreadable: true } });
});

test("each row of the analytics leads to the teams it counts", async () => {
  const teams = await makeTeams(400);
  const analysis = await engine.call("analyse", { match, teams, filters: [] });
  if (!analysis.ok) throw new Error(analysis.error.code);
  const { analytics, links, difference } = analysis.value;
  expect(analytics.teams).toBe(400);
  expect(difference.repeats).toBe(0);
  const rows = [
    ...analytics.players.map((share, index) => [share.teams, links.players[index]] as const),
    ...analytics.players.map((share, index) => [share.captain, links.captains[index]] as const),
    ...analytics.credits.map((share, index) => [share.teams, links.credits[index]] as const),
    ...analytics.combinations.map((share, index) => [share.teams, links.combinations[index]] as const),
    ...(analytics.pattern2 ?? []).map((share, index) => [share.teams, links.pattern2[index]] as const),
  ];
  for (const [count, preset] of rows) {
    const openReply = await engine.call("open", { match, teams, preset: preset! });
    const filter = openReply.ok ? openReply.value.filter : null;
    const left = await engine.call("filter", { match, teams, filters: filter === null ? [] : [filter] });
    expect(left.ok && left.value.length).toBe(count);
  }
});

test("select, shuffle and merge renumber from 1 and keep the teams", async () => {
  const teams = await makeTeams(50);
  const pickedTeams = await engine.call("select", { teams, rows: Uint32Array.of(40, 3) });
  expect(pickedTeams.ok && [...pickedTeams.value.number]).toEqual([1, 2]);
  expect(pickedTeams.ok && keys(pickedTeams.value)).toEqual([keys(teams)[40], keys(teams)[3]]);
  const shuffledTeams = await engine.call("shuffle", { teams, seed: 4 });
  expect(shuffledTeams.ok && keys(shuffledTeams.value).toSorted()).toEqual(keys(teams).toSorted());
  expect(shuffledTeams.ok && keys(shuffledTeams.value)).not.toEqual(keys(teams));
  const mergedTeams = await engine.call("merge", { sets: [teams, teams] });
  expect(mergedTeams.ok && mergedTeams.value.count).toBe(50);
});

test("scores count the captain twice, and hindsight's best is never below mine", async () => {
  const teams = await makeTeams(50);
  const points = pool.map((index) => (index * 7) % 50);
  const scores = await engine.call("score", { teams, points });
  const hindsightOutput = await engine.call("hindsight", { match, teams, strategy, points, played: pool });
  if (!scores.ok || !hindsightOutput.ok) throw new Error("not scored");
  const best = scores.value.points[scores.value.rows[0]!]!;
  const { strategyBest, dream, ranks } = hindsightOutput.value;
  expect(strategyBest?.points[0]).toBeGreaterThanOrEqual(best);
  expect(dream?.points[0]).toBeGreaterThanOrEqual(strategyBest?.points[0] ?? 0);
  if (!ranks.ok) throw new Error(ranks.error.code);
  expect(ranks.value.rank[scores.value.rows[0]!]).toBe(Math.min(...ranks.value.rank));
  const order = [...scores.value.rows].map((row) => scores.value.points[row]!);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
});

test.each([
  ["pointSteps", { points: 0.01, most: 90, credits: 0.5 }],
  ["creditSteps", { points: 1, most: 900, credits: 0.01 }],
  ["bothSteps", { points: 0.01, most: 900, credits: 0.01 }],
  ["players", { points: 1, most: 90_000, credits: 0.5 }],
])("ranks that cannot be exact say why: %s", { timeout: 60_000 }, async (cause, steps) => {
  const squad = sampleMatch(0, { left: [1, 9, 1, 8], right: [1, 8, 1, 9] });
  const inSteps = (index: number, most: number, step: number) =>
    Math.round(((index * 7919) % Math.round(most / step)) * step * 100) / 100;
  const large: EngineMatch = {
    sport: 0,
    players: [...squad.left_team_players, ...squad.right_team_players].map((player) => ({
      ...player,
      credits: 7 + inSteps(player.player_index, 2, steps.credits),
    })),
  };
  const playedIndexes = large.players.map((player) => player.player_index);
  const points = playedIndexes.map((index) => inSteps(index, steps.most, steps.points));
  const hindsightOutput = await engine.call("hindsight", {
    match: large,
    teams: await makeTeams(5),
    strategy: null,
    points,
    played: playedIndexes,
  });
  if (!hindsightOutput.ok) throw new Error("failed");
  expect(hindsightOutput.value.dream?.teams.count).toBe(1);
  expect(hindsightOutput.value.ranks).toMatchObject({
    ok: false,
    error: { code: "ranks-too-large", values: { cause } },
  });
});

test("the teams that pass a filter come in the order asked for", async () => {
  const teams = await makeTeams(200);
  const points = pool.map((index) => (index * 7) % 50);
  const filters = [{ kind: "captain", players: [1, 2] } as const];
  const rowsBy = async (by: "number" | "credits" | "points", descending: boolean): Promise<number[]> => {
    const outcome = await engine.call("filter", { match, teams, filters, order: { by, descending }, points });
    if (!outcome.ok) throw new Error(outcome.error.code);
    return [...outcome.value];
  };
  const scores = await engine.call("score", { teams, points });
  if (!scores.ok) throw new Error(scores.error.code);
  const passing = await rowsBy("number", false);
  expect(passing.length).toBeGreaterThan(20);
  expect(passing).toEqual(passing.toSorted((a, b) => a - b));
  expect(await rowsBy("number", true)).toEqual(passing.toReversed());
  const figures = { credits: teams.credits, points: scores.value.points };
  for (const by of ["credits", "points"] as const) {
    const most = (await rowsBy(by, true)).map((row) => figures[by][row] ?? 0);
    expect(most).toEqual(passing.map((row) => figures[by][row] ?? 0).toSorted((a, b) => b - a));
    const least = (await rowsBy(by, false)).map((row) => figures[by][row] ?? 0);
    expect(least).toEqual(most.toReversed());
  }
});

test("a bug in a handler reaches the caller as a fault", async () => {
  const brokenTeams = { sport: 0, count: 5 } as unknown as TeamColumns;
  const outcome = await engine.call("filter", {
    match,
    teams: brokenTeams,
    filters: [{ kind: "captain", players: [1] }],
  });
  expect(outcome).toMatchObject({ ok: false, error: { code: "engine_crashed" } });
});

test("more teams suit those that are kept: differences and shares hold for both together", async () => {
  const whole: Strategy = { ...strategy, min_difference: 2, exposure: { "5": { max: 30 } } };
  const first = await engine.generate({ match, strategy: whole, teams: 40, seed: 1 });
  if (!first.ok) throw new Error(first.error.code);
  const more = await engine.generate({ match, strategy: whole, teams: 40, seed: 2, keep: first.value.teams });
  if (!more.ok) throw new Error(more.error.code);
  expect(more.value.teams.count).toBe(40);
  const bothKeys = [first.value.teams, more.value.teams].flatMap(({ members, count }) =>
    Array.from({ length: count }, (_, row) => members[3 * row] ?? 0),
  );
  const bits = (word: number): number => word.toString(2).replaceAll("0", "").length;
  for (const [at, team] of bothKeys.entries())
    for (const other of bothKeys.slice(at + 1)) expect(bits((team & ~other) >>> 0)).toBeGreaterThanOrEqual(2);
  expect(bothKeys.filter((team) => (team >>> 5) & 1).length).toBeLessThanOrEqual(0.3 * bothKeys.length);
});

test("the best team of each strategy; without a bound it is never worse, and none for a strategy without teams", async () => {
  const points = players.map((_, at) => (at * 37) % 101);
  const fixedStrategy: Strategy = { ...strategy, fixed: [0] };
  const strategies = [fixedStrategy, strategy, { ...strategy, credits: [0, 1] as [number, number] }];
  const outcome = await engine.call("bests", { match, strategies: strategies, points });
  if (!outcome.ok) throw new Error(outcome.error.code);
  const [bound, free, none] = outcome.value;
  expect(free?.points[0]).toBeGreaterThanOrEqual(bound?.points[0] ?? Infinity);
  expect(none).toBeNull();
});
