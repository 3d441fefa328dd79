import { expect, test } from "vitest";
import { shortName } from "./short-name.ts";

test.each([
  ["Rohan Verma", "R Verma"],
  ["Jonathan Pereraratne", "J Perer"],
  ["Pele", "Pele"],
  ["Ronaldinho", "Ronald"],
  ["  Mohammed   bin Tariq ", "M bin"],
  ["", ""],
  ["నాగార్జున రెడ్డిగారు", "నా రెడ్డిగారు"],
])("%s is shown as %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});
