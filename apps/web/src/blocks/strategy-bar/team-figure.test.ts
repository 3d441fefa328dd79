import { describe, expect, it } from "vitest";
import { teamFigure } from "./team-figure.ts";

describe("a number of teams", () => {
  it("is exact up to 13 digits and shortened beyond", () => {
    expect(teamFigure(2_108_206)).toBe("2,108,206");
    expect(teamFigure(9_999_999_999_999)).toBe("9,999,999,999,999");
    expect(teamFigure(41_289_600_000_000)).toBe("41.29T");
  });
});
