import { expect, test } from "vitest";
import { withOpinion } from "./opinions.ts";

test("an opinion replaces the player's earlier one, and one that says nothing is removed", () => {
  const bothOpinions = withOpinion(withOpinion({}, 3, { more: 2 }), 14, { plays: false });
  expect(bothOpinions).toEqual({ "3": { more: 2 }, "14": { plays: false } });
  expect(withOpinion(bothOpinions, 3, { more: -1, plays: true })["3"]).toEqual({ more: -1, plays: true });
  expect(withOpinion(bothOpinions, 3, { more: 0 })).toEqual({ "14": { plays: false } });
});
