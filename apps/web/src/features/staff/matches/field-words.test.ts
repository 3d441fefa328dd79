import { describe, expect, it } from "vitest";
import { valueWords } from "./field-words.ts";

describe("valueWords", () => {
  it("reads roles by the sport's code", () => {
    expect(valueWords("role", "0", "cricket")).toBe("WK");
    expect(valueWords("role", "0", "football")).toBe("GK");
  });
  it("reads states and switches in words, and nothing as unknown", () => {
    expect(valueWords("status", "in_progress", "cricket")).toBe("Match inprogress");
    expect(valueWords("playing", "true", "cricket")).toBe("Yes");
    expect(valueWords("points", "", "cricket")).toBe("Unknown");
    expect(valueWords("match_time", "2026-11-25T19:30", "cricket")).toBe("2026-11-25 19:30");
  });
});
