import { describe, expect, it } from "vitest";
import { targetProblem } from "./target-problem.ts";

describe("a change of an account", () => {
  it("says when nobody acts", () => {
    expect(targetProblem({ userId: "u", adminId: "" })).toBe("Invalid Admin!");
  });
  it("says when no user is loaded", () => {
    expect(targetProblem({ userId: "", adminId: "a" })).toBe("Invalid and Data not fetched!");
  });
  it("may go on when both are known", () => {
    expect(targetProblem({ userId: "u", adminId: "a" })).toBeNull();
  });
});
