import { expect, test } from "vitest";
import { startedText } from "./elapsed.ts";

test("says Not started before the match, then days and hours since", () => {
  const start = Date.parse("2026-11-20T14:00:00Z");
  expect(startedText(start, start - 1)).toBe("Not started");
  expect(startedText(start, start)).toBe("0 days 0 hours ago");
  expect(startedText(start, start + 27.5 * 3_600_000)).toBe("1 day 3 hours ago");
});
