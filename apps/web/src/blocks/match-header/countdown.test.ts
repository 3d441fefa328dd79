import { describe, expect, it } from "vitest";
import { countdownTo } from "./countdown.ts";

const now = Date.UTC(2030, 0, 1);
const text = (seconds: number) => countdownTo(now + seconds * 1000, now, "Expired").text;

describe("the countdown", () => {
  it("shows days, hours, minutes and seconds, largest first", () => {
    expect(text(2 * 86_400 + 3 * 3600 + 4 * 60 + 5)).toBe("2d 03h 04m 05s");
    expect(text(3 * 3600 + 41 * 60 + 12)).toBe("3h 41m 12s");
    expect(text(23 * 60 + 51)).toBe("23m 51s");
    expect(text(7)).toBe("0m 07s");
  });

  it("reads Expired from the match time on", () => {
    expect(text(0)).toBe("Expired");
    expect(countdownTo(now - 1, now, "Expired").over).toBe(true);
    expect(countdownTo(Number.NaN, now, "Expired").text).toBe("Expired");
  });
});
