import { expect, test } from "vitest";
import { bodyOf, filtersIn, withFilters, withoutKind } from "./report-filters.ts";

const id = "5f0c2f46-8a2a-4c0e-9d1c-2f3a4b5c6d7e";

test("filters survive the address and become a call's body", () => {
  const filters = {
    team: { id, name: "Team ~ one & two" },
    formats: ["t20", "odi"] as const,
    genders: ["women"] as const,
    matches: 120,
  };
  const query = withFilters(new URLSearchParams("tab=list&page=4"), filters);
  expect(query.get("tab")).toBe("list");
  expect(query.get("page")).toBeNull();
  expect(filtersIn(new URLSearchParams(query.toString()))).toEqual(filters);
  expect(bodyOf(filters)).toEqual({
    teamData: id,
    formatData: ["t20", "odi"],
    genderData: ["women"],
    matchNumberData: 120,
  });
  expect(withoutKind(filters, "team")).not.toHaveProperty("team");
});

test("what an address spells wrong is left out", () => {
  const query = new URLSearchParams("series=none&formats=t20,t30&genders=x&matches=0&team=");
  expect(filtersIn(query)).toEqual({ formats: ["t20"] });
});
