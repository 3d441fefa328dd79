import { describe, expect, it } from "vitest";
import { updateOf } from "./scorecard-update.ts";

const told = (match_status: string) =>
  updateOf({
    match_status,
    player_data: [
      { player_fixed_id: "har-1", points: 41.5 },
      { player_fixed_id: "kes-1", points: 0 },
    ],
  });

describe("what a scorecard brings to a stored match", () => {
  it("sets 1 for inprogress, 2 for inactive, 1 for other words, each with the players' points", () => {
    expect(["inprogress", "inactive", "delayed"].map((word) => told(word)?.status)).toEqual([1, 2, 1]);
    expect([...(told("inactive")?.points ?? [])]).toEqual([
      ["har-1", 41.5],
      ["kes-1", 0],
    ]);
  });

  it("is nothing while the match is active: a match put off has neither begun nor points", () => {
    expect(told("active")).toBeNull();
  });
});
