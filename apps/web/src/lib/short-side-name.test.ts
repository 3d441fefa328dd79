import { describe, expect, it } from "vitest";
import { shortSideName } from "./short-side-name.ts";

describe("short names of sides", () => {
  it("keeps short ones, takes initials, else three letters", () => {
    expect(["RR", "Royal Challengers Bangalore", "Harriers"].map(shortSideName)).toEqual([
      "RR",
      "RCB",
      "HAR",
    ]);
  });

  it("cuts no letter of several signs", () => {
    expect(["🦁🦁 Lions", "🦁🦁🦁🦁🦁"].map(shortSideName)).toEqual(["🦁L", "🦁🦁🦁"]);
  });
});
