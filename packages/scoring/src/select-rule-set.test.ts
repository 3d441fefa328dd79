import { expect, test } from "vitest";
import { sportBySlug } from "@teamwright/domain/sports";
import { ruleSets } from "./rule-sets/index.ts";
import { selectRuleSet } from "./select-rule-set.ts";
import type { Scorable } from "./select-rule-set.ts";

const t20: Scorable = { app: "dream11", sport: "cricket", format: "T20", gender: "male", day: "2026-11-20" };
const idOn = (match: Partial<Scorable>): string => {
  const found = selectRuleSet({ ...t20, ...match });
  return found.ok ? found.value.id : found.error;
};

test("app, format and day select the rule-set, without a gap from 2017 on", () => {
  const days = [
    "2016-12-31",
    "2020-08-31",
    "2020-10-01",
    "2024-12-31",
    "2025-02-01",
    "2025-03-31",
    "2025-04-23",
  ];
  expect(days.map((day) => idOn({ day }))).toEqual([
    "no-rule-set",
    "dream11-t20-2017",
    "dream11-t20-2020",
    "dream11-t20-2021",
    "dream11-t20-2025-02",
    "dream11-t20-2025-02",
    "dream11-t20-2025-04",
  ]);
  for (const format of ["ODI", "TEST", "T10"] as const)
    for (const day of days.slice(1)) expect(idOn({ format, day })).toMatch(/^dream11-/);
  expect(idOn({ app: "my11circle" })).toBe("my11circle-t20");
  expect(idOn({ sport: "football", format: null })).toBe("dream11-football-2021");
  expect(idOn({ sport: "kabaddi", format: null })).toBe("dream11-kabaddi");
  expect(idOn({ app: "consensus", sport: "basketball", format: null })).toBe("consensus-basketball");
});

test("another rule-set can be named, but none of another sport or format", () => {
  const ruleSetNamed = (id: string, match: Partial<Scorable> = {}) => {
    const found = selectRuleSet({ ...t20, ...match }, id);
    return found.ok ? found.value.id : found.error;
  };
  expect(ruleSetNamed("dream11-t20-2021")).toBe("dream11-t20-2021");
  expect(ruleSetNamed("my11circle-t20")).toBe("my11circle-t20");
  expect(ruleSetNamed("dream11-odi-2021")).toBe("other-rule-set");
  expect(ruleSetNamed("dream11-kabaddi")).toBe("other-rule-set");
  expect(ruleSetNamed("nothing")).toBe("unknown-rule-set");
});

test("The Hundred has two tables, both marked as in conflict, of which one is selected by name alone", () => {
  expect(idOn({ format: "HUNDRED" })).toBe("dream11-hundred-page");
  const sets = ruleSets.filter((set) => set.format === "HUNDRED");
  expect(sets.map(({ uncertainties }) => uncertainties[0]?.code)).toEqual(["conflict", "conflict"]);
});

test("each day has at most one rule-set of an app, sport and format", () => {
  expect(new Set(ruleSets.map((set) => set.id)).size).toBe(ruleSets.length);
  const datedSets = ruleSets.filter((set) => set.alternative === undefined);
  for (const one of datedSets)
    for (const other of datedSets)
      if (one !== other && one.app === other.app && one.sport === other.sport && one.format === other.format)
        expect(one.from > (other.to ?? "9") || other.from > (one.to ?? "9"), `${one.id} ${other.id}`).toBe(
          true,
        );
});

test("rules name roles that their sport has", () => {
  for (const { id, sport, rules } of ruleSets)
    for (const rule of rules)
      for (const code of [...(rule.roles ?? []), ...(rule.exceptRoles ?? [])])
        expect(
          sportBySlug(sport)?.roles.map((role) => role.code),
          id,
        ).toContain(code);
});
