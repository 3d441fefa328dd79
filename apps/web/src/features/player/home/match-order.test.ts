import type { MatchListItem } from "@teamwright/domain";
import { expect, test } from "vitest";
import { partsOf } from "./match-order.ts";

const NOW = Date.parse("2026-11-21T10:00:00.000Z");

const match = (id: string, hours: number, disruption?: MatchListItem["disruption"]) => ({
  id,
  match_time: new Date(NOW + hours * 3_600_000).toISOString(),
  disruption,
});

const idsOf = (matches: readonly ReturnType<typeof match>[]) => {
  const { next, later, over } = partsOf(matches, NOW);
  return [next?.id, later.map(({ id }) => id), over.map(({ id }) => id)];
};

test("the next deadline is the first that is still ahead; matches that began have their own part", () => {
  expect(idsOf([match("a", -3), match("b", 0), match("c", 1), match("d", 5)])).toEqual([
    "c",
    ["d"],
    ["a", "b"],
  ]);
  expect(idsOf([match("a", -3)])).toEqual([undefined, [], ["a"]]);
  expect(idsOf([])).toEqual([undefined, [], []]);
});

test("a postponed match has no deadline to be first with, and a match called off is over", () => {
  expect(idsOf([match("p", -1, "postponed"), match("x", 1, "abandoned"), match("c", 2)])).toEqual([
    "c",
    ["p"],
    ["x"],
  ]);
});
