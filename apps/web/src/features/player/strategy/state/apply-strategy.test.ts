import { boundsOf } from "@teamwright/engine/bounds";
import type { Strategy } from "@teamwright/domain";
import { describe, expect, it } from "vitest";
import { applyStrategy } from "./apply-strategy.ts";
import { customCreditsOf, replacingCredits } from "#data/strategy/custom-credits.ts";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import { engineStrategy } from "#data/strategy/engine-strategy.ts";
import { squadOf } from "#data/strategy/pool.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";

const match = sampleMatch(0, { left: [1, 4, 2, 4], right: [1, 4, 2, 4] });
const squad = squadOf(match);
const engineMatch = { sport: match.sport_index, players: squad };
const choices: Strategy = {
  sport: 0,
  players: squad.map((player) => player.player_index),
  fixed: [0, 11],
  groups: [{ players: [1, 2, 3], min: 1, max: 2 }],
  captains: [0, 1, 2, 3],
  captain_distribution: { mode: 1 },
  captain_exposure: { "0": { max: 10 } },
  vice_captains: [4, 5],
  partitions: [
    [5, 6],
    [6, 5],
  ],
  percentage: { pattern: 1, splits: [[5, 6]] },
  credits: [97, 100],
  combinations: [
    [1, 3, 2, 5],
    [1, 1, 1, 8],
  ],
  min_difference: 2,
};

describe("one tap on a bound", () => {
  const before = engineStrategy(choices, 0, squad);

  /** Shares follow the candidates, and a bound that names nothing is absent. */
  const comparable = ({ captain_distribution: _one, vice_captain_distribution: _other, ...own }: Strategy) =>
    changeBounds(own);

  it("drops or loosens it in the draft, and leaves everything else as it is", () => {
    let triedCount = 0;
    for (const bound of boundsOf(engineMatch, before)) {
      const { rule } = bound.description;
      if ("mode" in bound.description) continue;
      const drops = ["captains", "vice-captains", "partitions", "combinations"].includes(rule)
        ? []
        : [bound.drop(before)];
      for (const after of [...drops, ...bound.looser.map((step) => step.loosen(before))]) {
        triedCount++;
        const next = applyStrategy(choices, before, after);
        expect(comparable(engineStrategy(next, 0, squad)), rule).toEqual(comparable(after));
        // Shares within an exposure are computed from the chosen mode, which stays.
        expect(next.captain_distribution, rule).toEqual({ mode: 1 });
      }
    }
    expect(triedCount).toBeGreaterThan(15);
  });

  it("chooses everything where the way asks for a choice", () => {
    const bounds = boundsOf(engineMatch, before);
    const draftWithout = (key: string) =>
      applyStrategy(choices, before, bounds.find(({ description }) => description.key === key)!.drop(before));
    expect(draftWithout("captains")).toEqual({ ...choices, captains: choices.players });
    expect(draftWithout("vice-captains")).toEqual({ ...choices, vice_captains: choices.players });
    expect(draftWithout("partitions").partitions?.length).toBeGreaterThan(2);
    expect(draftWithout("combinations").combinations?.length).toBeGreaterThan(2);
  });

  it("frees one side's credits and keeps the other's", () => {
    const ranges = { type: "partition", one: [40, 50] as [number, number], two: [45, 55] as [number, number] } as const; // prettier-ignore
    const custom = changeBounds(choices, replacingCredits(ranges));
    const strategy = engineStrategy(custom, 0, squad);
    const [left] = boundsOf(engineMatch, strategy).filter(({ description }) => description.key === "side-credits.left"); // prettier-ignore
    const next = applyStrategy(custom, strategy, left!.drop(strategy));
    expect(next.side_credits).toEqual({ right: [45, 55] });
    expect(customCreditsOf(next)).toEqual({ type: "partition", one: [0, 100], two: [45, 55] });
  });

  it("loosens the team's credits beside ranges per side", () => {
    const ranges = { type: "partition", one: [40, 50] as [number, number], two: [45, 55] as [number, number] } as const; // prettier-ignore
    const custom = changeBounds(choices, replacingCredits(ranges));
    const strategy = engineStrategy(custom, 0, squad);
    const [credits] = boundsOf(engineMatch, strategy).filter(
      ({ description }) => description.rule === "credits",
    );
    const after = credits!.looser[0]!.loosen(strategy);
    expect(after.credits).not.toEqual(strategy.credits);
    expect(engineStrategy(applyStrategy(custom, strategy, after), 0, squad)).toEqual(after);
  });

  it("changes a bound of any name without being told of it", () => {
    const after = { ...before, min_difference: 3, min_difference_counts_captains: true };
    expect(applyStrategy(choices, before, after)).toEqual({
      ...choices,
      min_difference: 3,
      min_difference_counts_captains: true,
    });
  });
});
