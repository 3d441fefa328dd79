import { describe, expect, it } from "vitest";
import { importCounts, newsFirst } from "./import-counts.ts";

const matches = [
  { id: "same", created: false, changes: [] },
  { id: "changed", created: false, changes: [{}] },
  { id: "new", created: true, changes: [{}] },
  { id: "also new", created: true, changes: [{}] },
];

describe("an import's matches", () => {
  it("are counted as new, changed and unchanged", () => {
    expect(importCounts(matches)).toEqual({ created: 2, changed: 1, unchanged: 1 });
    expect(importCounts([])).toEqual({ created: 0, changed: 0, unchanged: 0 });
  });
  it("show news first, in the files' order", () => {
    expect(newsFirst(matches).map(({ id }) => id)).toEqual(["new", "also new", "changed", "same"]);
  });
});
