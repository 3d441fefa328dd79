import { describe, expect, it } from "vitest";
import { paths, pathTo } from "./paths.ts";

describe("pathTo", () => {
  it("fills parameters and escapes them", () => {
    expect(pathTo("display", { match: "a/b", attempt: 3, ftype: 9, fvalue: 9 })).toBe("/display/a%2Fb/3/9/9");
  });
  it("leaves a path without parameters as it is", () => {
    expect(pathTo("home")).toBe("/");
    expect(pathTo("partition")).toBe("/partision");
    expect(pathTo("transferArena")).toBe("/transferarena/");
  });
});

describe("paths", () => {
  it("names each route once, each from the root", () => {
    const all = Object.values(paths);
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((path) => path.startsWith("/"))).toBe(true);
  });
  it("has no hidden admin entries", () => {
    expect(Object.values(paths).filter((path) => /admin/.test(path))).toEqual([
      "/adminaccountsdata",
      "/admindecisionpanel",
    ]);
  });
});
