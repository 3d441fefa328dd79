import { sportByIndex, strategySchema } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { readStored } from "../records/stored-record.ts";
import { draftRecord } from "./draft.ts";

/** A draft of version 2 with every field in use. */
const second = {
  version: 2, matchId: "m1", sport: 0, changedAt: "2030-01-01T00:00:00.000Z", way: "fixed",
  players: [0, 1, 2, 3, 4, 5, 11, 12], fixed: [0, 11], groups: [{ players: [1, 2, 3], min: 1, max: 2 }],
  captains: [0, 1], captainDistribution: { mode: 2, shares: { 0: 60, 1: 40 } },
  viceCaptains: [4, 5], viceCaptainDistribution: { mode: 0 },
  partitions: [2, 1], equalPartitions: true, percentage: { pattern: 2, splits: [1, 0] },
  credits: [96, 100], customCredits: null, combinations: [20, 0],
  roleFrequency: { left: [[1], [2], [1], [1]], right: [[0], [2], [1], [3]] },
  percentageFrequency: { low: { left: [[1]], right: [[1]] } },
  exposure: { 2: { max: 50 } }, captainExposure: { 0: { min: 10 } }, viceCaptainExposure: { 4: { max: 90 } },
  pairExposure: { "0-4": { max: 20 } }, partitionExposure: { "5-6": { max: 40 } },
  combinationExposure: { "1-3-2-5": { max: 70 } }, minDifference: 2,
  variants: [{ name: "A", weight: 2, strategy: { sport: 0, players: [1, 2], fixed: [1] } }], ownWeight: 3,
  lineup: [1, 2], dropped: [9], impact: [12], edits: { 3: { credits: 9, role: 1 } }, teams: 40,
}; // prettier-ignore

const read = (draft: object) => {
  const outcome = readStored(draftRecord, draft);
  if (!outcome.ok) throw new Error(outcome.error.detail);
  return outcome.value;
};

const { combinations, partitions, pattern2Splits } = sportByIndex(0);

describe("drafts hold the strategy document", () => {
  it("has the values of every choice, and the state of the screens as it was", () => {
    expect(read(second)).toEqual({
      version: 3,
      matchId: "m1",
      changedAt: "2030-01-01T00:00:00.000Z",
      way: "fixed",
      strategy: {
        sport: 0,
        players: second.players,
        fixed: [0, 11],
        groups: second.groups,
        captains: [0, 1],
        captain_distribution: second.captainDistribution,
        vice_captains: [4, 5],
        partitions: [partitions[2], partitions[1]],
        partition_distribution: { mode: 1 },
        percentage: { pattern: 2, splits: [pattern2Splits[1], pattern2Splits[0]] },
        credits: [96, 100],
        combinations: [combinations[20], combinations[0]],
        role_frequency: second.roleFrequency,
        percentage_frequency: second.percentageFrequency,
        exposure: second.exposure,
        captain_exposure: second.captainExposure,
        vice_captain_exposure: second.viceCaptainExposure,
        pair_exposure: second.pairExposure,
        partition_exposure: second.partitionExposure,
        combination_exposure: second.combinationExposure,
        min_difference: 2,
      },
      replacedCredits: null,
      variants: second.variants,
      ownWeight: 3,
      lineup: [1, 2],
      dropped: [9],
      impact: [12],
      edits: second.edits,
      teams: 40,
    });
  });

  it("keeps the team's range beside the custom ranges that replace it", () => {
    const perSide = read({ ...second, customCredits: { type: "partition", one: [30, 60], two: [35, 65] } });
    expect(perSide.strategy).toMatchObject({
      credits: [70, 100],
      side_credits: { left: [30, 60], right: [35, 65] },
    });
    expect(perSide.replacedCredits).toEqual([96, 100]);
    const perGroup = read({ ...second, customCredits: { type: "percentage", one: [20, 50], two: [40, 80] } });
    expect(perGroup.strategy).toMatchObject({
      credits: [70, 100],
      group_credits: { low: [20, 50], high: [40, 80] },
    });
    expect(perGroup.strategy).not.toHaveProperty("side_credits");
  });

  it("leaves steps that were not done unset", () => {
    const undoneChoices = {
      ...second, fixed: [], groups: [], captains: [], captainDistribution: { mode: 0 }, viceCaptains: [], partitions: [],
      equalPartitions: false, percentage: null, credits: null, combinations: [], roleFrequency: null,
      percentageFrequency: null, exposure: {}, captainExposure: {}, viceCaptainExposure: {}, pairExposure: {},
      partitionExposure: {}, combinationExposure: {}, minDifference: 0,
    }; // prettier-ignore
    expect(read(undoneChoices).strategy).toEqual({ sport: 0, players: second.players });
  });

  it("reads what version 2 accepted and the document does not: a large group, a repeated player, an unknown index", () => {
    const all = Array.from({ length: 24 }, (_, index) => index);
    const { strategy } = read({
      ...second,
      players: [...second.players, 1],
      groups: [{ players: all, min: 1, max: 24 }],
      partitions: [1, 99],
      credits: [100, 90],
    });
    expect(strategySchema.safeParse(strategy).success).toBe(true);
    expect(strategy.players).toEqual(second.players);
    expect(strategy.groups).toEqual([{ players: all, min: 1, max: 15 }]);
    expect(strategy.partitions).toEqual([partitions[1]]);
    expect(strategy).not.toHaveProperty("credits");
  });

  it("refuses what version 2 refused", () => {
    for (const broken of [{ captains: "x" }, { sport: 9 }, { players: [99] }, { wonders: 1 }])
      expect(readStored(draftRecord, { ...second, ...broken }).ok).toBe(false);
  });
});
