import { describe, expect, it } from "vitest";
import { addDays, formatInstant, indianDay } from "./when.ts";

describe("Indian days", () => {
  it("change at 18:30 UTC", () => {
    expect(indianDay(Date.UTC(2026, 10, 20, 18, 29))).toBe("20-11-2026");
    expect(indianDay(Date.UTC(2026, 10, 20, 18, 30))).toBe("21-11-2026");
  });
  it("add over the ends of months and years", () => {
    expect(addDays("28-02-2028", 1)).toBe("29-02-2028");
    expect(addDays("20-12-2026", 30)).toBe("19-01-2027");
    expect(addDays("01-03-2027", -1)).toBe("28-02-2027");
  });
  it("show an instant in Indian time", () => {
    expect(formatInstant("2026-11-20T18:35:00Z")).toBe("21 Nov 2026, 00:05 IST");
  });
});
