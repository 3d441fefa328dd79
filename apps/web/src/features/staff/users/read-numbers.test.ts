import { expect, test } from "vitest";
import { readNumbers } from "./read-numbers.ts";

test("a pasted list gives each number once, whatever stands between them", () => {
  const pastedText = "Asha\t97000 00001\n+91 97000-00002, 09700000003;9700000001\n9700000004 9700000005\n";
  expect(readNumbers(pastedText)).toEqual({
    phones: ["9700000001", "9700000002", "9700000003", "9700000004", "9700000005"],
    wrong: [],
  });
});

test("what has digits and is no number is said, and gives none", () => {
  expect(readNumbers("97000 0000\n9700000001 12\n1234567890123\nRavi")).toEqual({
    phones: [],
    wrong: ["97000 0000", "9700000001 12", "1234567890123"],
  });
  expect(readNumbers("449700000001").phones).toEqual([]);
});

test("what is no number and is long is said in short", () => {
  expect(readNumbers("lorem 12 ".repeat(10_000)).wrong).toEqual([`${"lorem 12 ".repeat(5).slice(0, 40)}…`]);
});
