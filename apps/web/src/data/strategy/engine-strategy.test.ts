import { strategySchema } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import {
  toggleValue,
  toggledCounts,
  withOffered,
  withPool,
} from "#features/player/strategy/state/choices.ts";
import { changeBounds } from "./change-bounds.ts";
import { customCreditsOf, replacingCredits } from "./custom-credits.ts";
import { choicesOf } from "./draft.ts";
import { engineStrategy } from "./engine-strategy.ts";
import { matchWithEdits, squadOf } from "./pool.ts";
import { describeStrategy } from "./sentences.ts";
import { sampleMatch } from "./testing/sample-match.ts";

const match = sampleMatch(0, { left: [1, 4, 2, 4], right: [1, 4, 2, 4] });
const whole: Strategy = {
  sport: 0,
  players: squadOf(match).map((player) => player.player_index),
  fixed: [0, 11],
  groups: [{ players: [1, 2, 3], min: 1, max: 2 }],
  captains: [0, 1, 2, 3],
  captain_distribution: { mode: 1 },
  vice_captains: [4, 5],
  partitions: [
    [5, 6],
    [6, 5],
  ],
  partition_distribution: { mode: 1 },
  percentage: { pattern: 1, splits: [[5, 6]] },
  credits: [97, 100],
  combinations: [
    [1, 3, 2, 5],
    [1, 1, 1, 8],
  ],
};

describe("the strategy document of the choices", () => {
  it("bounds nothing by a step that was not taken", () => {
    const undoneChoices = { fixed: [], captains: [], exposure: {}, percentage: undefined };
    expect(engineStrategy(changeBounds({ sport: 0, players: [1] }, undoneChoices), 0)).toEqual({
      sport: 0,
      rules: 0,
      players: [1],
    });
    expect(changeBounds({ sport: 0, players: [1], fixed: [1] }, { players: [], fixed: [] })).toEqual({
      sport: 0,
      players: [],
    });
  });

  it("has the values of the choices and is a valid document", () => {
    const strategy = engineStrategy(whole, 0);
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
    const { captain_distribution: _equal, ...ownStrategy } = whole;
    expect(engineStrategy(ownStrategy, 0, squadOf(match)).captain_distribution).toEqual({ mode: 0 });
    const without = squadOf(match).map((player) => ({ ...player, captain_percentage: null }));
    expect(engineStrategy(ownStrategy, 0, without)).not.toHaveProperty("captain_distribution");
  });

  it("keeps custom shares to the candidates there are", () => {
    const captain_distribution = { mode: 2 as const, shares: { "0": 60, "1": 40, "9": 5 } };
    const strategy = engineStrategy({ ...whole, captains: [0, 1], captain_distribution }, 0);
    expect(strategy.captain_distribution).toEqual({ mode: 2, shares: { "0": 60, "1": 40 } });
  });

  it("lets an exposure cut into shares that nobody set by hand", () => {
    const pool = squadOf(match);
    const choices = { ...whole, captains: [1, 2, 3], captain_distribution: { mode: 1 as const } };
    const captain_exposure = { "2": { max: 10 } };
    expect(engineStrategy({ ...choices, captain_exposure }, 0, pool).captain_distribution).toEqual({
      mode: 2,
      shares: { "1": 45, "2": 10, "3": 45 },
    });
    expect(engineStrategy(choices, 0, pool).captain_distribution).toEqual({ mode: 1 });
  });

  it("takes 70 to 100 for the team once a custom range is set", () => {
    const perSide = {
      type: "partition" as const,
      one: [30, 60] as [number, number],
      two: [35, 65] as [number, number],
    };
    const strategy = engineStrategy(changeBounds(whole, replacingCredits(perSide)), 0);
    expect(strategy.credits).toEqual([70, 100]);
    expect(strategy.side_credits).toEqual({ left: [30, 60], right: [35, 65] });
    expect(customCreditsOf(strategy)).toEqual(perSide);
    const perGroup = {
      type: "percentage" as const,
      one: [20, 50] as [number, number],
      two: [40, 80] as [number, number],
    };
    const byPercentage = engineStrategy(changeBounds(strategy, replacingCredits(perGroup)), 0);
    expect(byPercentage.credits).toEqual([70, 100]);
    expect(byPercentage.group_credits).toEqual({ low: [20, 50], high: [40, 80] });
    expect(byPercentage).not.toHaveProperty("side_credits");
  });

  it("has one order of keys, whatever the order of the choices, because links and mixes compare bytes", () => {
    const reversedStrategy = Object.fromEntries(Object.entries(whole).toReversed()) as Strategy;
    const text = JSON.stringify(engineStrategy(whole, 0));
    expect(JSON.stringify(engineStrategy(reversedStrategy, 0))).toBe(text);
    expect(JSON.stringify(engineStrategy(strategySchema.parse(whole), 0))).toBe(text);
    expect(Object.keys(engineStrategy(whole, 0))).toEqual([
      "sport", "rules", "players", "fixed", "groups", "captains", "vice_captains", "partitions", "combinations",
      "percentage", "credits", "captain_distribution", "partition_distribution",
    ]); // prettier-ignore
  });
});

describe("choices from a strategy document", () => {
  it("say the same strategy again", () => {
    const exposedStrategy = { ...whole, partition_exposure: { "5-6": { max: 20 } } };
    for (const choices of [whole, exposedStrategy]) {
      const strategy = engineStrategy(choices, 0);
      expect(engineStrategy(choicesOf(strategy), 0)).toEqual(strategy);
    }
    expect(choicesOf(engineStrategy(exposedStrategy, 1))).toEqual(exposedStrategy);
  });
});

describe("the strategy in sentences", () => {
  const sentences = describeStrategy(engineStrategy(whole, 1), match);
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
      expect(without).not.toEqual(engineStrategy(whole, 1));
    }
  });
});

describe("changes that must follow others", () => {
  it("takes a player who leaves the pool out of every list", () => {
    const players = whole.players.filter((index) => index !== 0 && index !== 1 && index !== 2);
    const { fixed: _fixed, groups: _groups, ...others } = whole;
    expect(withPool(whole, players)).toEqual({
      ...others,
      players,
      fixed: [11],
      captains: [3],
      vice_captains: [4, 5],
    });
  });

  it("takes back what old rules or fixed players no longer offer", () => {
    const fixedPlayers = squadOf(match)
      .slice(0, 6)
      .map((player) => player.player_index);
    const partitions: [number, number][] = [[5, 6], [6, 5], [8, 3]]; // prettier-ignore
    const after = withOffered({ ...whole, fixed: fixedPlayers, partitions }, 1, squadOf(match));
    expect(after.partitions).toEqual([[6, 5]]);
    expect(after.combinations).toEqual([[1, 3, 2, 5]]);
  });

  it("toggles", () => {
    expect(toggleValue([1, 2], 2)).toEqual([1]);
    expect(toggleValue([1], 2)).toEqual([1, 2]);
    expect(toggleValue(undefined, 2)).toEqual([2]);
    expect(toggledCounts([[5, 6], [6, 5]], [6, 5])).toEqual([[5, 6]]); // prettier-ignore
    expect(toggledCounts(undefined, [6, 5])).toEqual([[6, 5]]);
  });
});

describe("Edit Data", () => {
  it("changes credits, percentage and role for this draft only", () => {
    const editedMatch = matchWithEdits(match, { "0": { credits: 10.5, role: 1 }, "11": { selected_by: 3 } });
    expect(squadOf(editedMatch)[0]).toMatchObject({ credits: 10.5, role: 1, selected_by: 0 });
    expect(squadOf(editedMatch)[11]).toMatchObject({ selected_by: 3 });
    expect(squadOf(match)[0]?.credits).toBe(8);
  });
});
