import { expect, test } from "vitest";
import { compileText } from "./compile.ts";
import { createTexts } from "./format.ts";
import type { Language } from "./areas.ts";
import type { TextValues } from "./keys.ts";

const say = (language: Language, text: string, values?: TextValues, locale?: string): string => {
  const texts = createTexts(language, (key) => `no ${key}`, locale);
  texts.add({ key: compileText(text) });
  return texts.format("key", values);
};

test("values stand in their places, braces and apostrophes stay", () => {
  expect(say("en", "{left} VS {right}", { left: "A'", right: "{B}" })).toBe("A' VS {B}");
  expect(say("en", "You Don't have Active Plan")).toBe("You Don't have Active Plan");
});

test("plurals follow the language: Hindi counts zero as one, English and Telugu do not", () => {
  const teams = "{n, plural, one {# one} other {# other}}";
  const each = (language: Language) => [0, 1, 2].map((n) => say(language, teams, { n }));
  expect(each("en")).toEqual(["0 other", "1 one", "2 other"]);
  expect(each("hi")).toEqual(["0 one", "1 one", "2 other"]);
  expect(each("te")).toEqual(["0 other", "1 one", "2 other"]);
});

test("numbers are written as the language groups them", () => {
  const text = "{n, number}, {p, number, points}";
  expect(say("en", text, { n: 2_108_206, p: 10.257 })).toBe("2,108,206, 10.26");
  expect(say("hi", text, { n: 2_108_206, p: 10.257 })).toBe("21,08,206, 10.26");
  expect(say("te", "{n, plural, one {#} other {#}}", { n: 2_108_206 })).toBe("21,08,206");
  expect(say("en", text, { n: 2_108_206, p: 10.257 }, "en-IN")).toBe("21,08,206, 10.26");
  expect(say("en", "{n, plural, one {# team} other {# teams}}", { n: 2_108_206 }, "en-IN")).toBe(
    "21,08,206 teams",
  );
});

test("a key that is not there is told, and invalid text is not compiled", () => {
  expect(createTexts("en", (key) => `no ${key}`).format("teams.none")).toBe("no teams.none");
  expect(() => compileText("{n, plural, one {#}")).toThrow();
});
