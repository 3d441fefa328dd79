import { describe, expect, it } from "vitest";
import { updateOf } from "./scorecard-update.ts";

const seedText = (match_status: string) =>
  updateOf({
    match_status,
    player_data: [
      { player_fixed_id: "har-1", points: 41.5 },
      { player_fixed_id: "kes-1", points: 0 },
    ],
  });

describe("what a scorecard brings to a stored match", () => {
  it("sets 1 for inprogress, 2 for inactive, 1 for other words, each with the players' points", () => {
    expect(["inprogress", "inactive", "delayed"].map((word) => seedText(word)?.status)).toEqual([1, 2, 1]);
    expect([...(seedText("inactive")?.points ?? [])]).toEqual([
      ["har-1", 41.5],
      ["kes-1", 0],
    ]);
  });

  it("keeps the rule-set of the points, the warnings of the source and the marked totals", () => {
    expect(seedText("inactive")?.scoring).toBeUndefined();
    const warnings = [{ code: "run-out-without-fielder" as const, subject: "Asha Rao" }];
    const marks = ["run-out-without-fielder" as const];
    const update = updateOf({
      match_status: "inactive",
      rule_set: "dream11-t20-2021",
      warnings,
      player_data: [
        { player_fixed_id: "har-1", points: 41.5, parts: [], marks },
        { player_fixed_id: "kes-1", points: 0 },
      ],
    });
    expect(update?.scoring).toEqual({ rule_set: "dream11-t20-2021", warnings, marks: { "har-1": marks } });
  });

  it("is nothing while the match is active: a match put off has neither begun nor points", () => {
    expect(seedText("active")).toBeNull();
  });
});
