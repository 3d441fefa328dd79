import { describe, expect, it } from "vitest";
import { countdown } from "./countdown.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const english = ["d", "h", "m", "s"] as const;

describe("countdown", () => {
  it("gives days, hours, minutes and seconds, without leading zero units", () => {
    expect(countdown(2 * day + 18 * hour + 11 * minute + 5 * second, 0, english)).toBe("2d 18h 11m 05s");
    expect(countdown(1 * day, 0, english)).toBe("1d 00h 00m 00s");
    expect(countdown(3 * hour + 4 * second, 0, english)).toBe("3h 00m 04s");
    expect(countdown(24 * minute + 8 * second, 0, english)).toBe("24m 08s");
    expect(countdown(9 * second, 0, english)).toBe("9s");
  });
  it("counts the running second and ends exactly at the match time", () => {
    expect(countdown(1, 0, english)).toBe("1s");
    expect(countdown(5000, 5000, english)).toBeNull();
    expect(countdown(5000, 6000, english)).toBeNull();
  });
  it("has the units of the language", () => {
    expect(countdown(2 * hour + 5 * second, 0, [" दिन", " घं", " मि", " से"])).toBe("2 घं 00 मि 05 से");
  });
});
