import { strategySchema } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { toggled, withOffered, withPool } from "../../features/player/strategy/state/choices.ts";
import { emptyDraft } from "./draft.ts";
import type { StrategyDraft } from "./draft.ts";
import { fromStrategy } from "../../features/player/strategy/state/from-strategy.ts";
import { matchWithEdits, squadOf } from "./pool.ts";
import { describeStrategy } from "./sentences.ts";
import { sampleMatch } from "./testing/sample-match.ts";
import { toStrategy } from "./to-strategy.ts";

const match = sampleMatch(0, { left: [1, 4, 2, 4], right: [1, 4, 2, 4] });
const empty = emptyDraft(match.id, 0, "2030-01-01T00:00:00.000Z");
const whole: StrategyDraft = {
  ...empty,
  players: squadOf(match).map((player) => player.player_index),
  fixed: [0, 11],
  groups: [{ players: [1, 2, 3], min: 1, max: 2 }],
  captains: [0, 1, 2, 3],
  captainDistribution: { mode: 1 },
  viceCaptains: [4, 5],
  partitions: [1, 2],
  equalPartitions: true,
  percentage: { pattern: 1, splits: [1] },
  credits: [97, 100],
  combinations: [0, 20],
};

describe("the strategy document of a draft", () => {
  it("bounds nothing by a step that was not taken", () => {
    expect(toStrategy({ ...empty, players: [1] }, 0)).toEqual({ sport: 0, rules: 0, players: [1] });
  });

  it("turns ids into the sport's tables and is a valid document", () => {
    const strategy = toStrategy(whole, 0);
    expect(strategySchema.parse(strategy)).toEqual(strategy);
    expect(strategy).toMatchObject({
      partitions: [
        [5, 6],
        [6, 5],
      ],
      combinations: [
        [1, 3, 2, 5],
        [1, 1, 1, 8],
      ],
      percentage: { pattern: 1, splits: [[5, 6]] },
      captain_distribution: { mode: 1 },
      partition_distribution: { mode: 1 },
      credits: [97, 100],
      groups: [{ players: [1, 2, 3], min: 1, max: 2 }],
    });
    expect(strategy).not.toHaveProperty("vice_captain_distribution");
  });

  it("says Teamwright's selection only where every candidate's percentage is known", () => {
    const draft = { ...whole, captainDistribution: { mode: 0 as const } };
    expect(toStrategy(draft, 0, squadOf(match)).captain_distribution).toEqual({ mode: 0 });
    const without = squadOf(match).map((player) => ({ ...player, captain_percentage: null }));
    expect(toStrategy(draft, 0, without)).not.toHaveProperty("captain_distribution");
  });

  it("keeps custom shares to the candidates there are", () => {
    const captainDistribution = { mode: 2 as const, shares: { "0": 60, "1": 40, "9": 5 } };
    const strategy = toStrategy({ ...whole, captains: [0, 1], captainDistribution }, 0);
    expect(strategy.captain_distribution).toEqual({ mode: 2, shares: { "0": 60, "1": 40 } });
  });

  it("lets an exposure cut into shares that nobody set by hand", () => {
    const pool = squadOf(match);
    const draft = { ...whole, captains: [1, 2, 3], captainDistribution: { mode: 1 as const } };
    const captainExposure = { "2": { max: 10 } };
    expect(toStrategy({ ...draft, captainExposure }, 0, pool).captain_distribution).toEqual({
      mode: 2,
      shares: { "1": 45, "2": 10, "3": 45 },
    });
    expect(toStrategy(draft, 0, pool).captain_distribution).toEqual({ mode: 1 });
  });

  it("takes 70 to 100 for the team once a custom range is set", () => {
    const customCredits = { type: "partition", one: [30, 60], two: [30, 60] } as const;
    const strategy = toStrategy(
      { ...whole, customCredits: { ...customCredits, one: [30, 60], two: [30, 60] } },
      0,
    );
    expect(strategy.credits).toEqual([70, 100]);
    expect(strategy.side_credits).toEqual({ left: [30, 60], right: [30, 60] });
    const byPercentage = toStrategy(
      { ...whole, customCredits: { type: "percentage", one: [20, 50], two: [40, 80] } },
      0,
    );
    expect(byPercentage.credits).toEqual([70, 100]);
    expect(byPercentage.group_credits).toEqual({ low: [20, 50], high: [40, 80] });
    expect(byPercentage).not.toHaveProperty("side_credits");
  });
});

describe("a draft from a strategy document", () => {
  it("says the same strategy again", () => {
    const strategy = toStrategy(whole, 0);
    const back = { ...empty, ...fromStrategy(strategy) };
    expect(toStrategy(back, 0)).toEqual(strategy);
  });
});

describe("the strategy in sentences", () => {
  const sentences = describeStrategy(toStrategy(whole, 1), match);
  const textOf = (key: string) => sentences.find((sentence) => sentence.key === key)?.text;

  it("reads like a list of what was chosen", () => {
    expect(textOf("partitions")).toBe("Sides 5-6 or 6-5");
    expect(textOf("captains")).toBe("Captain: 4 candidates");
    expect(textOf("fixed")).toBe("Fixed: 2 players");
    expect(textOf("credits")).toBe("Credits 97 to 100");
    expect(textOf("combinations")).toBe("Combinations: 2 of 20");
    expect(textOf("groups.0")).toBe("1 to 2 of a group");
  });

  it("leads to the step that changes each, and knows the strategy without it", () => {
    expect(sentences.map(({ key, route }) => [key, route])).toContainEqual(["partitions", "/partision"]);
    for (const { key, without } of sentences) {
      if (key === "pool") continue;
      expect(strategySchema.safeParse(without).success).toBe(true);
      expect(without).not.toEqual(toStrategy(whole, 1));
    }
  });
});

describe("changes that must follow others", () => {
  it("takes a player who leaves the pool out of every list", () => {
    const players = whole.players.filter((index) => index !== 0 && index !== 1 && index !== 2);
    expect(withPool(whole, players)).toEqual({
      players,
      fixed: [11],
      captains: [3],
      viceCaptains: [4, 5],
      groups: [],
    });
  });

  it("takes back what old rules or fixed players no longer offer", () => {
    const fixed = squadOf(match)
      .slice(0, 6)
      .map((player) => player.player_index);
    const after = withOffered({ ...whole, fixed, partitions: [1, 2, 7] }, 1, squadOf(match));
    expect(after.partitions).toEqual([2]);
    expect(after.combinations).toEqual([0]);
  });

  it("toggles", () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});

describe("Edit Data", () => {
  it("changes credits, percentage and role for this draft only", () => {
    const edited = matchWithEdits(match, { "0": { credits: 10.5, role: 1 }, "11": { selected_by: 3 } });
    expect(squadOf(edited)[0]).toMatchObject({ credits: 10.5, role: 1, selected_by: 0 });
    expect(squadOf(edited)[11]).toMatchObject({ selected_by: 3 });
    expect(squadOf(match)[0]?.credits).toBe(8);
  });
});
