import { expect, test } from "vitest";
import type { TeamFilter } from "@teamwright/engine";
import { filtersFromQuery, filtersToQuery, orderFromQuery } from "./filters-query.ts";

const filters: readonly TeamFilter[] = [
  { kind: "players", present: [1, 69], absent: [3] },
  { kind: "captain", players: [4] },
  { kind: "vice-captain", players: [5] },
  { kind: "partition", partitions: [[5, 6]] },
  { kind: "credits", credits: [98.5] },
  { kind: "combination", combinations: [[1, 3, 2, 5]] },
  { kind: "percentage", pattern: 2, splits: [[3, 4, 4]] },
];

test("filters of every kind come through an address", () => {
  expect(filtersFromQuery(new URLSearchParams(filtersToQuery(filters)))).toEqual(filters);
  expect(filtersToQuery([])).toBe("");
});

test("the order comes through an address beside the filters; one that is not known is the usual one", () => {
  const query = new URLSearchParams(filtersToQuery(filters, "most-credits"));
  expect(orderFromQuery(query)).toBe("most-credits");
  expect(filtersFromQuery(query)).toEqual(filters);
  expect(filtersToQuery([], "number")).toBe("");
  expect(orderFromQuery(new URLSearchParams("order=toString"))).toBe("number");
});

test.each(["", "filters=", "filters=[{}]", "filters=%5B%7B%22kind%22%3A%22captain%22%7D%5D"])(
  "an address that cannot be read filters nothing: %s",
  (query) => {
    expect(filtersFromQuery(new URLSearchParams(query))).toEqual([]);
  },
);
