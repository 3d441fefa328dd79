import { strategySchema } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain/sports";
import { describe, expect, it } from "vitest";
import type { EngineMatch } from "../match.ts";
import { compile, countTeams } from "../plan/compile.ts";
import { autoPreset } from "./auto.ts";
import { predictionPreset } from "./prediction.ts";
import type { PredictedBound } from "./prediction.ts";
import { quickPreset } from "./quick.ts";
import { smartPreset } from "./smart.ts";
import type { SmartInput } from "./smart.ts";
import { squads } from "./testing/squads.ts";

const creditsFrom = (least: number, players: readonly { credits: number; player_index: number }[]) =>
  players.filter((player) => player.credits >= least).map((player) => player.player_index);

/** Counts as if the most expensive team cost `dearest` credits. */
const dearest = (credits: number) => (strategy: Strategy) =>
  (strategy.credits?.[0] ?? 0) <= credits ? 5 : 0;

describe("the quick flow", () => {
  it("takes old combinations, standard partitions, the credit bands and the sport's credits", () => {
    const { match, input } = squads(0);
    const { strategy, reason } = quickPreset(input);
    expect(strategySchema.parse(strategy)).toEqual(strategy);
    expect(strategy.combinations).toHaveLength(20);
    expect(strategy.partitions).toEqual([
      [4, 7],
      [5, 6],
      [6, 5],
      [7, 4],
    ]);
    expect(strategy.captains).toEqual(creditsFrom(9, match.players));
    expect(strategy.vice_captains).toEqual(creditsFrom(8.5, match.players));
    expect(strategy.credits).toEqual([97, 100]);
    expect(reason.values).toMatchObject({ captain_from: 9, captain_asked: 9 });
    for (const sport of [2, 3] as const)
      expect(quickPreset(squads(sport).input).strategy.credits).toEqual([95, 100]);
  });

  it("reaches down by half credits when nobody costs 9, and says so", () => {
    const { input } = squads(0, (player) => ({ credits: player.credits - 2 }));
    const { strategy, reason } = quickPreset(input);
    expect(strategy.captains).toEqual([0, 1, 11, 12]);
    expect(reason.values).toMatchObject({
      captain_from: 8,
      captain_asked: 9,
      vice_captain_from: 8,
      vice_captain_asked: 8.5,
    });
  });

  it("keeps to the pool and the rules setting", () => {
    const { match } = squads(0);
    const { strategy } = quickPreset({ match, pool: [3, 1, 2], rules: 1 });
    expect(strategy.players).toEqual([1, 2, 3]);
    expect(strategy.rules).toBe(1);
  });
});

describe("smart generation", () => {
  const smart = (input: Omit<SmartInput, "match" | "pool">) => {
    const outcome = smartPreset({ ...squads(0).input, ...input });
    if (!outcome.ok) throw new Error(outcome.error.code);
    return outcome.value;
  };

  it("reads the pitch into credits and favoured combinations", () => {
    const batting = smart({ pitch: "batting", strong: "equal" });
    expect(batting.strategy.credits).toEqual([97.5, 100]);
    expect(batting.mix[0]!.strategy.combinations!.every((combination) => combination[1]! >= 4)).toBe(true);
    expect(batting.mix[0]!.weight).toBeGreaterThan(batting.mix[1]!.weight);
    expect(batting.mix.flatMap((part) => part.strategy.combinations!)).toHaveLength(20);
    const bowling = smart({ pitch: "bowling", strong: "equal" });
    expect(bowling.strategy.credits).toEqual([96, 99]);
    expect(bowling.mix[0]!.strategy.combinations!.every((combination) => combination[3]! >= 4)).toBe(true);
    const balancedPreset = smart({ pitch: "balanced", strong: "equal" });
    expect(balancedPreset.strategy.credits).toEqual([96.5, 99.5]);
    expect(balancedPreset.mix).toHaveLength(1);
    for (const { strategy } of [batting, bowling, balancedPreset])
      expect(strategySchema.parse(strategy)).toEqual(strategy);
  });

  it("lets a known toss overrule the pitch", () => {
    const toss = { winner: 0, elected: "batting" } as const;
    expect(smart({ pitch: "bowling", strong: "equal", toss }).strategy.credits).toEqual([97.5, 100]);
    expect(
      smart({ pitch: "batting", strong: "equal", toss: { winner: 1, elected: "bowling" } }).strategy.credits,
    ).toEqual([96, 99]);
  });

  it("leans to the strong side, further when it won the toss, mirrored for the right", () => {
    const sides = (strong: 0 | 1 | "equal", winner?: 0 | 1) =>
      smart({
        pitch: "balanced",
        strong,
        ...(winner === undefined ? {} : { toss: { winner, elected: "batting" } }),
      }).strategy.partitions;
    expect(sides("equal")).toHaveLength(4);
    expect(sides(0)).toEqual([
      [7, 4],
      [6, 5],
    ]);
    expect(sides(0, 1)).toHaveLength(2);
    expect(sides(0, 0)).toEqual([[7, 4]]);
    expect(sides(1)).toEqual([
      [4, 7],
      [5, 6],
    ]);
    expect(sides(1, 1)).toEqual([[4, 7]]);
  });

  it("is refused for other sports", () => {
    expect(smartPreset({ ...squads(1).input, pitch: "batting", strong: 0 })).toMatchObject({
      ok: false,
      error: { code: "smart-is-cricket" },
    });
  });
});

describe("auto generation", () => {
  it("makes three leagues of 11, 3 and 1 teams with their credits and leaders", () => {
    const { match, input } = squads(0);
    const [grand, small, headToHead] = autoPreset(input, dearest(100));
    expect([grand!.teams, small!.teams, headToHead!.teams]).toEqual([11, 3, 1]);
    expect(grand!.strategy).toMatchObject({ credits: [96.5, 100] });
    expect(grand!.strategy!.captains).toBeUndefined();
    expect(small!.strategy).toMatchObject({
      credits: [97.5, 100],
      captains: creditsFrom(9, match.players),
      vice_captains: creditsFrom(8.5, match.players),
    });
    expect(headToHead!.strategy).toMatchObject({
      credits: [98.5, 100],
      captains: creditsFrom(9, match.players),
      vice_captains: creditsFrom(9, match.players),
    });
    for (const { strategy } of [grand!, small!, headToHead!])
      expect(strategySchema.parse(strategy)).toEqual(strategy);
    const kabaddi = autoPreset(squads(3).input, dearest(100)).map((league) => league.asked);
    expect(kabaddi).toEqual([94.5, 96.5, 97]);
  });

  it("falls back by half credits to the first that has a team, and says so", () => {
    for (const most of [98, 97.9, 96.2, 80, 0.4]) {
      const leagues = autoPreset(squads(0).input, dearest(most));
      for (const league of leagues) {
        let expected = league.asked;
        while (expected > most) expected = Math.max(0, expected - 0.5);
        expect(league.from).toBe(expected);
        expect(league.reason.code).toBe(expected < league.asked ? "league-fallback" : "league");
        expect(league.reason.values).toMatchObject({ asked: league.asked, from: expected, max: 100 });
      }
    }
  });

  it("says when no credits give a team", () => {
    const leagues = autoPreset(squads(0).input, () => 0);
    expect(leagues.map((league) => league.strategy)).toEqual([null, null, null]);
    expect(leagues[0]!.reason.code).toBe("league-without-team");
  });
});

describe("presets on the engine", () => {
  const count = (match: EngineMatch) => (strategy: Strategy) => {
    const plan = compile(match, strategy);
    if (!plan.ok) throw new Error(plan.error.code);
    return countTeams(plan.value).teams;
  };

  it("make teams in every sport they serve", () => {
    for (const sport of [0, 1, 2, 3] as const) {
      const size = sportByIndex(sport).teamSize;
      const { match, input } = squads(sport, ({ credits }) => ({
        credits: Math.round((credits * 22) / size) / 2,
      }));
      expect(count(match)(quickPreset(input).strategy)).toBeGreaterThan(0);
      for (const league of autoPreset(input, count(match))) {
        expect(league.strategy).not.toBeNull();
        expect(count(match)(league.strategy!)).toBeGreaterThan(0);
      }
    }
    const { match, input } = squads(0);
    for (const pitch of ["batting", "bowling", "balanced"] as const)
      for (const strong of [0, 1, "equal"] as const) {
        const preset = smartPreset({ ...input, pitch, strong });
        if (!preset.ok) throw new Error(preset.error.code);
        const parts = preset.value.mix.map((part) => count(match)(part.strategy));
        expect(Math.min(...parts)).toBeGreaterThan(0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(count(match)(preset.value.strategy));
      }
  });

  it("fall back to the dearest half credit that still has a team", () => {
    const { match, input } = squads(0, ({ credits }) => ({ credits: credits - 1.5 }));
    for (const { strategy, asked } of autoPreset(input, count(match))) {
      const [from, max] = strategy!.credits!;
      expect(from).toBeLessThan(asked);
      expect(count(match)(strategy!)).toBeGreaterThan(0);
      expect(count(match)({ ...strategy!, credits: [from + 0.5, max] })).toBe(0);
    }
  });
});

describe("a prediction as a strategy", () => {
  const { match } = squads(0);
  const side = (leftSideTeam: number[], rightSideTeam: number[]) => ({ leftSideTeam, rightSideTeam });
  const all = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
  const sections: PredictedBound[] = [
    { id: 0 },
    { id: 1 },
    { id: 2, ...side(all(0, 9), all(11, 9)) },
    { id: 3, ...side([8], [19]) },
    { id: 4, ...side([0], []) },
    { id: 5, ...side([0, 1], [11, 19]) },
    { id: 6, ...side([2], [12]) },
    { id: 7, leftCredit: 96, rightCredit: 99 },
    { id: 8, selectedList: [1, 2] },
    { id: 9, selectedList: [0, 119] },
    { id: 10, selectedList: [3] },
    { id: 11, selectedList: { left: [[1], [2], [1], [2]], right: [[0], [2], [1], [2, 3]] } },
    { id: 12, ...side([9], []) },
  ];

  it("carries every section over", () => {
    const outcome = predictionPreset({ match, sections });
    if (!outcome.ok) throw new Error(outcome.error.code);
    const { strategy } = outcome.value;
    expect(strategySchema.parse(strategy)).toEqual(strategy);
    expect(strategy).toEqual({
      sport: 0,
      players: [...all(0, 8), 9, ...all(11, 8)],
      fixed: [0],
      captains: [0, 1, 11],
      vice_captains: [2, 12],
      credits: [96, 99],
      partitions: [
        [5, 6],
        [6, 5],
      ],
      combinations: [
        [1, 3, 2, 5],
        [8, 1, 1, 1],
      ],
      percentage: { pattern: 1, splits: [[7, 4]] },
      role_frequency: { left: [[1], [2], [1], [2]], right: [[0], [2], [1], [2, 3]] },
    });
  });

  it("takes every player of the match when no eleven is predicted", () => {
    const outcome = predictionPreset({ match, sections: [{ id: 3, ...side([0], []) }], rules: 1 });
    expect(outcome.ok && outcome.value.strategy).toEqual({ sport: 0, rules: 1, players: all(1, 21) });
  });

  it("keeps only who plays, and the fixed, once line-ups are out", () => {
    const outcome = predictionPreset({ match, sections, playing: [1, 2, 8, 9, 11, 12, 21] });
    expect(outcome.ok && outcome.value.strategy).toMatchObject({
      players: [0, 1, 2, 9, 11, 12],
      captains: [0, 1, 11],
      vice_captains: [2, 12],
    });
  });

  it("refuses leaders that do not play and ids outside the tables", () => {
    expect(
      predictionPreset({ match, sections: [...sections.slice(0, 4), { id: 5, ...side([8], []) }] }),
    ).toMatchObject({
      ok: false,
      error: { code: "captains-empty", field: "captains" },
    });
    expect(predictionPreset({ match, sections: [{ id: 6, ...side([], []) }] })).toMatchObject({
      ok: false,
      error: { code: "captains-empty", field: "vice_captains" },
    });
    for (const id of [8, 9, 10] as const)
      expect(predictionPreset({ match, sections: [{ id, selectedList: [120] }] })).toMatchObject({
        ok: false,
        error: { code: "unknown-entry" },
      });
  });
});
