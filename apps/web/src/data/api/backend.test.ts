import { describe, expect, it } from "vitest";
import { chooseBackend, nextBackend } from "./backend.ts";

const list = ["https://a.example", "https://b.example", "https://c.example"];

describe("chooseBackend", () => {
  it("keeps the stored address while it is in the list", () => {
    expect(chooseBackend(list, "https://b.example", () => 0)).toBe("https://b.example");
  });
  it("picks at random when nothing is stored, or what is stored is gone from the list", () => {
    expect(chooseBackend(list, undefined, () => 0.99)).toBe("https://c.example");
    expect(chooseBackend(list, "https://gone.example", () => 0)).toBe("https://a.example");
  });
  it("is the page's own origin without a list", () => {
    expect(chooseBackend([], undefined, () => 0.5)).toBe("");
  });
});

describe("nextBackend", () => {
  it("never returns the address that failed", () => {
    for (const random of [0, 0.4, 0.99]) {
      expect(nextBackend(list, "https://a.example", () => random)).not.toBe("https://a.example");
    }
  });
  it("says so when there is no other", () => {
    expect(nextBackend(["https://a.example"], "https://a.example", () => 0)).toBeNull();
  });
});
