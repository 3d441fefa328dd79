import { months } from "@teamwright/contract/report-shapes";
import { afterEach, expect, it } from "vitest";
import { setLocale } from "#lib/locale.ts";
import { monthName } from "./month-name.ts";

afterEach(() => setLocale("en"));

it.each([
  ["en", "Jan", "Dec"],
  ["hi", "जन॰", "दिस॰"],
  ["te", "జన", "డిసెం"],
])("names the months in %s", (language, first, last) => {
  setLocale(language);
  expect([monthName("jan"), monthName("dec")]).toEqual([first, last]);
  expect(new Set(months.map(monthName)).size).toBe(12);
});
