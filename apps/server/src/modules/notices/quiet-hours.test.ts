import { expect, test } from "vitest";
import { isQuiet, isTimeZone } from "./quiet-hours.ts";
import { everyKind } from "./testing/every-kind.ts";

const quietAt = (from: string, to: string, timeZone: string, now: string): boolean => {
  const minuteOf = (time: string) => 60 * Number(time.slice(0, 2)) + Number(time.slice(3));
  return isQuiet(
    { kinds: everyKind, quiet: { from: minuteOf(from), to: minuteOf(to) }, timeZone },
    new Date(now),
  );
};

test.each([
  ["23:00", "07:00", "Asia/Kolkata", "2026-03-01T17:29:00Z", false],
  ["23:00", "07:00", "Asia/Kolkata", "2026-03-01T17:30:00Z", true],
  ["23:00", "07:00", "Asia/Kolkata", "2026-03-02T01:29:00Z", true],
  ["23:00", "07:00", "Asia/Kolkata", "2026-03-02T01:30:00Z", false],
  ["13:00", "14:00", "Asia/Kolkata", "2026-03-02T07:30:00Z", true],
  ["13:00", "14:00", "Asia/Kolkata", "2026-03-02T08:30:00Z", false],
  // The same minute of the day in summer and in winter.
  ["23:00", "07:00", "Europe/London", "2026-07-01T22:00:00Z", true],
  ["23:00", "07:00", "Europe/London", "2026-01-01T22:00:00Z", false],
  // Midnight, and no quiet time at all.
  ["00:00", "00:01", "UTC", "2026-01-01T00:00:30Z", true],
  ["08:00", "08:00", "UTC", "2026-01-01T08:00:00Z", false],
])("quiet from %s to %s in %s at %s: %s", (from, to, zone, now, expected) => {
  expect(quietAt(from, to, zone, now)).toBe(expected);
});

test("a time zone must exist", () => {
  expect(isTimeZone("Asia/Kolkata")).toBe(true);
  expect(isTimeZone("Asia/Nowhere")).toBe(false);
});
