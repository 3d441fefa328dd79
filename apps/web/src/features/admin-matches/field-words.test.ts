import { describe, expect, it } from "vitest";
import { matchDesk } from "../../i18n/en/match-desk.ts";
import { valueWords } from "./field-words.ts";

describe("valueWords", () => {
  it("reads roles by the sport's code", () => {
    expect(valueWords("role", "0", "cricket", matchDesk)).toBe("WK");
    expect(valueWords("role", "0", "football", matchDesk)).toBe("GK");
  });
  it("reads states and switches in words, and nothing as unknown", () => {
    expect(valueWords("status", "in_progress", "cricket", matchDesk)).toBe("Match inprogress");
    expect(valueWords("playing", "true", "cricket", matchDesk)).toBe("Yes");
    expect(valueWords("points", "", "cricket", matchDesk)).toBe("Unknown");
    expect(valueWords("match_time", "2026-11-25T19:30", "cricket", matchDesk)).toBe("2026-11-25 19:30");
  });
});
