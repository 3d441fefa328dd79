import { describe, expect, it } from "vitest";
import { leftValue, numberText, wholeNumber, steppedValue, typedValue } from "./number-text.ts";

describe("numberText", () => {
  it.each([
    ["12", "12"],
    ["1a2", "12"],
    ["-5", "-5"],
    ["5-", "5"],
    ["12,5", "12.5"],
    ["12.", "12."],
    ["1,234.5", "1234.5"],
    ["1.234,5", "1234.5"],
    ["1,234,567", "1234567"],
    ["12,34,567", "1234567"],
    ["1,234", "1.234"],
    ["1.2.", "1.2"],
    ["1.234,", "1.234"],
    ["१२.५", "12.5"],
    ["౪౨", "42"],
    ["１２", "12"],
  ])("%s is %s", (typed, text) => {
    expect(numberText(typed, true)).toBe(text);
  });
  it("has no decimals where none are allowed", () => {
    expect(numberText("12.5", false)).toBe("12");
    expect(numberText("12.", false)).toBe("12");
    expect(numberText("1,234", false)).toBe("1234");
  });
});

describe("wholeNumber", () => {
  it.each([
    ["1000", 1000],
    ["1,000", 1000],
    ["1,00,000", 100_000],
    ["１，０００", 1000],
    ["५००", 500],
    [" 20 ", 20],
  ])("%s is %d", (typed, number) => {
    expect(wholeNumber(typed)).toBe(number);
  });
  it.each(["", "12a", "1.5", "-3", "1,0", "1,2,3", "1e3"])("%s is none", (typed) => {
    expect(wholeNumber(typed)).toBeNull();
  });
});

describe("typedValue", () => {
  it("is a number as soon as the text is one", () => {
    expect(typedValue("12.5")).toBe(12.5);
    expect(typedValue("-3")).toBe(-3);
  });
  it.each(["", "-", "1.", "0.0", "1.50", "007", "-0", "12345678901234"])(
    "leaves %s as it is typed",
    (text) => {
      expect(typedValue(text)).toBe(text);
    },
  );
});

describe("leftValue", () => {
  it("brings a number into its bounds", () => {
    expect(leftValue(0, { min: 1, max: 10 })).toBe(1);
    expect(leftValue(11, { min: 1, max: 10 })).toBe(10);
    expect(leftValue(11, {})).toBe(11);
  });
  it("finishes what was typed, and leaves what is no number", () => {
    expect(leftValue("007", {})).toBe(7);
    expect(leftValue("1.", {})).toBe(1);
    expect(leftValue("-", { min: 1 })).toBe("-");
    expect(leftValue("", { min: 1 })).toBe("");
  });
});

describe("steppedValue", () => {
  it("moves by one within the bounds", () => {
    expect(steppedValue(4, 1, {})).toBe(5);
    expect(steppedValue(10, 1, { max: 10 })).toBe(10);
    expect(steppedValue(1, -1, { min: 1 })).toBe(1);
    expect(steppedValue(0.3, -1, {})).toBe(-0.7);
    expect(steppedValue("007", 1, {})).toBe(8);
  });
  it("begins at 0 or the bound next to it", () => {
    expect(steppedValue("", 1, {})).toBe(0);
    expect(steppedValue("", -1, { min: 3 })).toBe(3);
    expect(steppedValue("-", 1, {})).toBe("-");
  });
});
