import { boundsOf } from "@teamwright/engine/bounds";
import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { draftChanges } from "./apply-strategy.ts";
import { emptyDraft } from "../../../../data/strategy/draft.ts";
import type { StrategyDraft } from "../../../../data/strategy/draft.ts";
import { squadOf } from "../../../../data/strategy/pool.ts";
import { sampleMatch } from "../../../../data/strategy/testing/sample-match.ts";
import { toStrategy } from "../../../../data/strategy/to-strategy.ts";

const match = sampleMatch(0, { left: [1, 4, 2, 4], right: [1, 4, 2, 4] });
const squad = squadOf(match);
const engineMatch = { sport: match.sport_index, players: squad };
const draft: StrategyDraft = {
  ...emptyDraft(match.id, 0, "2030-01-01T00:00:00.000Z"),
  players: squad.map((player) => player.player_index),
  fixed: [0, 11],
  groups: [{ players: [1, 2, 3], min: 1, max: 2 }],
  captains: [0, 1, 2, 3],
  captainDistribution: { mode: 1 },
  captainExposure: { "0": { max: 10 } },
  viceCaptains: [4, 5],
  partitions: [1, 2],
  percentage: { pattern: 1, splits: [1] },
  credits: [97, 100],
  combinations: [0, 20],
  minDifference: 2,
};

describe("one tap on a bound", () => {
  const before = toStrategy(draft, 0, squad);

  /** Compared as sets: the draft lists counts in the order of the tables, and shares follow the candidates. */
  const comparable = ({
    captain_distribution: _one,
    vice_captain_distribution: _other,
    ...own
  }: Strategy) => ({
    ...own,
    groups: own.groups ?? [],
    combinations: own.combinations?.map(String).toSorted(),
    partitions: own.partitions?.map(String).toSorted(),
    percentage: own.percentage?.splits.map(String).toSorted(),
  });

  it("drops or loosens it in the draft, and leaves everything else as it is", () => {
    let tried = 0;
    for (const bound of boundsOf(engineMatch, before)) {
      const { rule } = bound.description;
      if ("mode" in bound.description) continue;
      const drops = ["captains", "vice-captains", "partitions", "combinations"].includes(rule)
        ? []
        : [bound.drop(before)];
      for (const after of [...drops, ...bound.looser.map((step) => step.loosen(before))]) {
        tried++;
        const next = { ...draft, ...draftChanges(before, after) };
        expect(comparable(toStrategy(next, 0, squad)), rule).toEqual(comparable(after));
        // Shares within an exposure are computed from the chosen mode, which stays.
        expect(next.captainDistribution, rule).toEqual({ mode: 1 });
      }
    }
    expect(tried).toBeGreaterThan(15);
  });

  it("chooses everything where the way asks for a choice", () => {
    const bounds = boundsOf(engineMatch, before);
    const dropped = (key: string) =>
      draftChanges(before, bounds.find(({ description }) => description.key === key)!.drop(before));
    expect(dropped("captains")).toEqual({ captains: draft.players });
    expect(dropped("vice-captains")).toEqual({ viceCaptains: draft.players });
    expect(dropped("partitions").partitions?.length).toBeGreaterThan(2);
    expect(dropped("combinations").combinations?.length).toBeGreaterThan(2);
  });

  it("frees one side's credits and keeps the other's", () => {
    const custom = { ...draft, credits: null, customCredits: { type: "partition" as const, one: [40, 50] as [number, number], two: [45, 55] as [number, number] } }; // prettier-ignore
    const strategy = toStrategy(custom, 0, squad);
    const [left] = boundsOf(engineMatch, strategy).filter(({ description }) => description.key === "side-credits.left"); // prettier-ignore
    const changes = draftChanges(strategy, left!.drop(strategy));
    expect(changes.customCredits).toEqual({ type: "partition", one: [0, 100], two: [45, 55] });
  });
});
