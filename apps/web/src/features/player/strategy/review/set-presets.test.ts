import { sportByIndex } from "@teamwright/domain";
import type { SportIndex, Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { emptyDraft } from "#data/strategy/draft.ts";
import { squadOf } from "#data/strategy/pool.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";
import { capAtHand, capsOf, differenceOf, differences, withCap } from "./set-presets.ts";

function contextOf(side: readonly number[], strategy: Partial<Strategy> = {}, sport: SportIndex = 0) {
  const pool = squadOf(sampleMatch(sport, { left: side, right: side }));
  const draft = emptyDraft("m", sport, "2030-01-01T00:00:00Z");
  return {
    sport: sportByIndex(sport),
    pool,
    draft: { ...draft, strategy: { ...draft.strategy, ...strategy } as Strategy },
  };
}

describe("presets of the minimum difference", () => {
  it("follow the size of the sport's team, and are three numbers", () => {
    const of = (teamSize: number) => differences.map((preset) => differenceOf(preset, teamSize));
    expect(of(11)).toEqual([0, 2, 4]);
    expect(of(8)).toEqual([0, 1, 3]);
    expect(of(7)).toEqual([0, 1, 3]);
  });
});

describe("presets of the exposures", () => {
  it("lie above the mean share of a player, so that they leave teams", () => {
    expect(capsOf(contextOf([1, 4, 2, 4]))).toEqual([80, 65]);
    for (const [side, players] of [
      [[1, 2, 1, 2], 12],
      [[1, 2, 2, 2], 14],
      [[2, 6, 4, 6], 36],
    ] as const)
      for (const cap of capsOf(contextOf(side))) expect(cap).toBeGreaterThan((100 * 11) / players);
  });

  it("are none where every player is in every team", () => {
    const every = contextOf([1, 4, 2, 4], { fixed: Array.from({ length: 22 }, (_, index) => index) });
    expect(capsOf(every)).toEqual([]);
  });

  it("bind neither fixed players nor the only ones of a role that every team needs", () => {
    const context = contextOf([1, 4, 2, 4], { fixed: [3] });
    expect(withCap(context, 80)["3"]).toBeUndefined();
    const pool = contextOf([1, 4, 2, 4]).pool.filter((player) => player.player_index !== 11);
    const oneKeeper = { ...contextOf([1, 4, 2, 4]), pool };
    expect(Object.keys(withCap(oneKeeper, 80))).toHaveLength(20);
    expect(withCap(oneKeeper, 80)["0"]).toBeUndefined();
  });

  it("leave minimums that they allow, and are recognised again", () => {
    const before = contextOf([1, 4, 2, 4], { exposure: { 4: { min: 30, max: 50 }, 5: { min: 90 } } });
    expect(capAtHand(before)).toBe("custom");
    const exposure = withCap(before, 80);
    expect(exposure["4"]).toEqual({ min: 30, max: 80 });
    expect(exposure["5"]).toEqual({ max: 80 });
    expect(capAtHand(contextOf([1, 4, 2, 4], { exposure }))).toBe(80);
    expect(capAtHand(contextOf([1, 4, 2, 4]))).toBeNull();
  });
});
