import { afterEach, expect, test, vi } from "vitest";
import { numberLocale } from "./locale.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const device = (languages: readonly string[], offset: number): void => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
};

test("English has the numbers of India on a device whose language or time is India's", () => {
  device(["en-US", "en"], 0);
  expect(numberLocale("en")).toBe("en");
  device(["en-US", "hi-IN"], 0);
  expect(numberLocale("en")).toBe("en-IN");
  device(["en-US"], -330);
  expect(numberLocale("en")).toBe("en-IN");
  expect(numberLocale("te")).toBe("te");
});
