import { describe, expect, it } from "vitest";
import { endAfter } from "./add-term.tsx";

describe("the day a plan ends after adding days", () => {
  it("counts today as the first day of a new plan", () => {
    expect(endAfter(null, 1, "21-11-2026")).toBe("21-11-2026");
    expect(endAfter(null, 30, "21-11-2026")).toBe("20-12-2026");
  });
  it("goes on from the running plan's last day", () => {
    const running = { duration: 30, start_date: "01-11-2026", end_date: "30-11-2026", days_left: 10 };
    expect(endAfter(running, 30, "21-11-2026")).toBe("30-12-2026");
  });
});
