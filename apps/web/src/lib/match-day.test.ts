import { describe, expect, it } from "vitest";
import { matchDay } from "./match-day.ts";

const words = { today: "Today", tomorrow: "Tomorrow", language: "en-IN" };
const at = (day: number, hour: number, minute: number): number =>
  new Date(2026, 10, day, hour, minute).getTime();

describe("matchDay", () => {
  const now = at(20, 23, 40);
  it("names today and tomorrow by the calendar, not by hours", () => {
    expect(matchDay(at(20, 23, 55), now, words)).toBe("Today, 23:55");
    expect(matchDay(at(21, 0, 5), now, words)).toBe("Tomorrow, 00:05");
  });
  it("names the weekday within a week and the date beyond it or in the past", () => {
    expect(matchDay(at(22, 10, 0), now, words)).toBe("Sun, 10:00");
    expect(matchDay(at(29, 19, 30), now, words)).toBe("29 Nov, 19:30");
    expect(matchDay(at(18, 19, 30), now, words)).toBe("18 Nov, 19:30");
  });
});
