import { describe, expect, it } from "vitest";
import { readValue, textOf, toLocalTime } from "./match-fields.ts";

const read = (field: Parameters<typeof readValue>[0], typed: string) => {
  const outcome = readValue(field, typed);
  return outcome.ok ? outcome.value : "refused";
};

describe("readValue", () => {
  it("takes credits in halves from 0 to 100", () => {
    expect(read("credits", " 8.5 ")).toBe(8.5);
    expect(read("credits", "9")).toBe(9);
    for (const typed of ["8.3", "", "-1", "101", "nine", "1e1"])
      expect(read("credits", typed)).toBe("refused");
  });
  it("reads an empty field as not known where that is allowed", () => {
    expect(read("points", "")).toBeNull();
    expect(read("points", "-4")).toBe(-4);
    expect(read("selected_by", "")).toBeNull();
    expect(read("availability", "")).toBeNull();
    expect(read("selected_by", "100.1")).toBe("refused");
  });
  it("reads playing as a switch and texts within their length", () => {
    expect(read("playing", "true")).toBe(true);
    expect(read("playing", "false")).toBe(false);
    expect(read("name", "  ")).toBe("refused");
    expect(read("series", "")).toBe("");
  });
  it("reads and shows the start in Indian time", () => {
    expect(toLocalTime("2026-11-20T18:30:00.000Z")).toBe("2026-11-21T00:00");
    expect(read("match_time", "2026-11-21T00:00")).toBe("2026-11-20T18:30:00.000Z");
    expect(read("match_time", "")).toBe("refused");
  });
});

describe("textOf", () => {
  it("shows what is not known as an empty field", () => {
    expect(textOf("points", null)).toBe("");
    expect(textOf("points", 0)).toBe("0");
    expect(textOf("playing", false)).toBe("false");
  });
});
