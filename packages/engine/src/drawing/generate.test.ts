import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { compile, type Plan } from "../plan/compile.ts";
import { diceOf, randomMatch, runSeed } from "../testing/cases.ts";
import { keysOf } from "../testing/read-teams.ts";
import { generate } from "./generate.ts";

const planOf = (...args: Parameters<typeof compile>): Plan => {
  const plan = compile(...args);
  if (!plan.ok) throw new Error(plan.error.code);
  return plan.value;
};
const teamsOf = (...args: Parameters<typeof generate>) => {
  const made = generate(...args);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};
const match = randomMatch(diceOf(5), 3, [6, 6]);
const everybody: Strategy = { sport: 3, players: match.players.map((player) => player.player_index) };
const bytesOf = (generation: ReturnType<typeof teamsOf>): number[] => [
  ...generation.teams.members,
  ...generation.teams.captain,
  ...generation.teams.viceCaptain,
  ...generation.teams.credits,
];

/** Wilson and Hilferty's approximation: how many standard deviations a chi-square lies from its mean. */
const deviation = (chiSquare: number, freedom: number): number =>
  (Math.cbrt(chiSquare / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));

describe("generate", () => {
  it.each([3, 40])("draws every team equally often when %i are drawn at a time", (wantedCount) => {
    const plan = planOf(match, { ...everybody, captains: everybody.players.slice(0, 2), credits: [96, 98] });
    const { teams: total } = plan.join;
    expect(total).toBeGreaterThan(50);
    expect(total).toBeLessThan(5000);
    const first = runSeed();
    const counts = new Map<string, number>();
    const draws = Math.ceil((30 * total) / wantedCount);
    for (let seed = first; seed < first + draws; seed++)
      for (const key of keysOf(teamsOf(plan, { teams: wantedCount, seed }).teams))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    const expected = (draws * wantedCount) / total;
    let chiSquare = (total - counts.size) * expected;
    for (const count of counts.values()) chiSquare += (count - expected) ** 2 / expected;
    expect(deviation(chiSquare, total - 1), `TEAMWRIGHT_SEED=${first}`).toBeLessThan(5);
  });

  it("gives each place of the order to every team equally often", () => {
    const plan = planOf(match, {
      ...everybody,
      captains: everybody.players.slice(0, 1),
      credits: [96, 98],
    });
    const { teams: total } = plan.join;
    expect(total).toBeGreaterThan(10);
    const first = runSeed();
    const counts = new Map<string, number>();
    const draws = 40 * total;
    for (let seed = first; seed < first + draws; seed++) {
      const [key] = keysOf(teamsOf(plan, { teams: total, seed }).teams);
      counts.set(key!, (counts.get(key!) ?? 0) + 1);
    }
    let chiSquare = (total - counts.size) * 40;
    for (const count of counts.values()) chiSquare += (count - 40) ** 2 / 40;
    expect(deviation(chiSquare, total - 1), `TEAMWRIGHT_SEED=${first}`).toBeLessThan(5);
  });

  it("gives the same bytes for the same seed, and others for another", () => {
    const once = bytesOf(teamsOf(planOf(match, everybody), { teams: 200, seed: 11 }));
    const again = bytesOf(teamsOf(planOf(match, everybody), { teams: 200, seed: 11 }));
    const other = bytesOf(teamsOf(planOf(match, everybody), { teams: 200, seed: 12 }));
    expect(again).toEqual(once);
    expect(other).not.toEqual(once);
  });

  it("gives the bytes written down once: no engine or version may change them", () => {
    const bytes = bytesOf(teamsOf(planOf(match, everybody), { teams: 500, seed: 2 ** 40 + 7 }));
    let digest = 0x811c9dc5;
    for (const byte of bytes) digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
    expect(digest).toMatchInlineSnapshot(`2645852174`);
  });

  it("numbers the teams from 1 and says when fewer exist than asked", () => {
    const plan = planOf(match, { ...everybody, credits: [97, 97.2] });
    const generation = teamsOf(plan, { teams: 100_000, seed: 1 });
    expect(generation.teams.count).toBe(generation.possible.teams);
    expect(generation.teams.number[0]).toBe(1);
    expect(generation.teams.number.at(-1)).toBe(generation.possible.teams);
    expect(generation.shortfalls).toEqual([
      {
        rule: "teams",
        asked: 100_000,
        got: generation.possible.teams,
        reason: "all-exist",
        values: { teams: generation.possible.teams },
      },
    ]);
  });

  it("tells its progress and stops when asked", () => {
    const plan = planOf(match, everybody);
    const progress: number[] = [];
    teamsOf(plan, { teams: 3000, seed: 1, onProgress: (done, of) => progress.push(done / of) });
    expect(progress.length).toBeGreaterThan(2);
    expect(progress.at(-1)).toBe(1);
    const stoppedGeneration = generate(plan, { teams: 3000, seed: 1, shouldStop: () => true });
    expect(stoppedGeneration.ok ? "made" : stoppedGeneration.error.code).toBe("stopped");
  });

  it.each([
    [0, 1, "bad-number"],
    [1.5, 1, "bad-number"],
    [Number.NaN, 1, "bad-number"],
    [10, -1, "bad-seed"],
    [10, 0.5, "bad-seed"],
  ])("refuses to make %s teams from seed %s: %s", (teams, seed, code) => {
    const made = generate(planOf(match, everybody), { teams, seed });
    expect(made.ok ? "made" : made.error.code).toBe(code);
  });
});
