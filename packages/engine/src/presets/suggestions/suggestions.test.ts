import { describe, expect, it } from "vitest";
import { squads } from "../testing/squads.ts";
import { suggestCredits } from "./credits.ts";
import { suggestCaptains, suggestFixed, suggestViceCaptains } from "./players.ts";
import { suggestCombinations, suggestPartitions, suggestPercentages } from "./shapes.ts";

const valueOf = <Value>(outcome: { ok: true; value: Value } | { ok: false }): Value => {
  if (!outcome.ok) throw new Error("refused");
  return outcome.value;
};

describe("suggestions", () => {
  it("fix the most selected of the popular players: 1 unless asked, 4 at most", () => {
    const { input } = squads(0);
    expect(valueOf(suggestFixed(input)).players).toEqual([0]);
    expect(valueOf(suggestFixed(input, 9)).players).toEqual([0, 11, 1, 12]);
    expect(valueOf(suggestFixed(input, 3)).reason).toMatchObject({
      code: "suggest-fixed",
      values: { percents: [95, 95, 87] },
    });
    const unpopular = squads(0, () => ({ selected_by: 20 })).input;
    expect(valueOf(suggestFixed(unpopular, 2)).players).toEqual([]);
  });

  it("count a player as popular from 50 percent on", () => {
    const shares: Readonly<Record<number, number>> = { 3: 50, 7: 49.99, 9: 50.01 };
    const { input } = squads(0, (player) => ({ selected_by: shares[player.player_index] ?? 10 }));
    expect(valueOf(suggestFixed(input, 4)).candidates).toEqual([9, 3]);
  });

  it("take captains from the top 11 by captain percentage: 4 unless asked, 8 at most", () => {
    const { input } = squads(0);
    expect(valueOf(suggestCaptains(input)).players).toEqual([0, 11, 1, 12]);
    expect(valueOf(suggestCaptains(input, 20)).players).toHaveLength(8);
    expect(valueOf(suggestCaptains(input)).candidates).toHaveLength(11);
  });

  it("take vice-captains: 6 unless asked, 12 at most", () => {
    const { input } = squads(0);
    expect(valueOf(suggestViceCaptains(input)).players).toEqual([0, 11, 1, 12, 2, 13]);
    expect(valueOf(suggestViceCaptains(input, 20)).players).toHaveLength(12);
  });

  it("are refused where the match carries no percentages", () => {
    const { input } = squads(0, () => ({
      selected_by: null,
      captain_percentage: null,
      vice_captain_percentage: null,
    }));
    for (const outcome of [
      suggestFixed(input),
      suggestCaptains(input),
      suggestViceCaptains(input),
      suggestCombinations(input),
      suggestPartitions(input),
      suggestPercentages(input, 1),
    ])
      expect(outcome).toMatchObject({ ok: false, error: { code: "percentages-missing" } });
  });

  it("name the combinations nearest to the mean team of all users, that the pool can fill", () => {
    const popularBowlers = squads(0, (player) => ({ selected_by: player.role === 3 ? 100 : 20 }));
    const { shapes, reason } = valueOf(suggestCombinations(popularBowlers.input, 3));
    expect(shapes[0]![3]).toBeGreaterThanOrEqual(4);
    expect(reason.values["mean"]).toHaveLength(4);
    const pool = popularBowlers.match.players
      .filter((player) => player.role !== 0 || player.player_index === 0)
      .map((player) => player.player_index);
    const onlyOne = valueOf(suggestCombinations({ match: popularBowlers.match, pool }, 120)).shapes;
    expect(onlyOne.every((shape) => shape[0] === 1)).toBe(true);
  });

  it("name partitions and percentage splits likewise", () => {
    const leftHeavy = squads(0, (player) => ({ selected_by: player.team_index === 0 ? 70 : 30 }));
    expect(valueOf(suggestPartitions(leftHeavy.input)).shapes[0]).toEqual([8, 3]);
    expect(valueOf(suggestPartitions({ ...leftHeavy.input, rules: 1 })).shapes[0]).toEqual([7, 4]);
    expect(valueOf(suggestPercentages(leftHeavy.input, 1, 1)).shapes).toHaveLength(1);
    expect(valueOf(suggestPercentages(squads(0).input, 2, 3)).shapes[0]).toHaveLength(3);
  });

  it("give the leagues' credit ranges, and lower the ones that have no team", () => {
    const { input } = squads(0);
    expect(suggestCredits(input).map(({ credits }) => credits)).toEqual([
      [96.5, 100],
      [97.5, 100],
      [98.5, 100],
    ]);
    const lowerCredits = suggestCredits(input, (strategy) => (strategy.credits![0] <= 97 ? 1 : 0));
    expect(lowerCredits.map(({ credits }) => credits[0])).toEqual([96.5, 97, 97]);
    expect(lowerCredits[2]!.reason.values).toMatchObject({ asked: 98.5, from: 97 });
    expect(suggestCredits(input, () => 0)).toEqual([]);
    expect(suggestCredits(squads(2).input)[0]!.credits).toEqual([94.5, 100]);
  });
});
