import { expect, test } from "vitest";
import { withOpinion } from "./opinions.ts";

test("an opinion replaces the player's earlier one, and one that says nothing is removed", () => {
  const both = withOpinion(withOpinion({}, 3, { more: 2 }), 14, { plays: false });
  expect(both).toEqual({ "3": { more: 2 }, "14": { plays: false } });
  expect(withOpinion(both, 3, { more: -1, plays: true })["3"]).toEqual({ more: -1, plays: true });
  expect(withOpinion(both, 3, { more: 0 })).toEqual({ "14": { plays: false } });
});
