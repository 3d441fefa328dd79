import { describe, expect, it } from "vitest";
import { auditDetails, describeAction } from "./audit-words.ts";

describe("describeAction", () => {
  it("says known actions in words and spells others out", () => {
    expect(describeAction("plan.add")).toBe("Added a plan");
    expect(describeAction("primeGroup.addUser")).toBe("Prime group: add user");
    expect(describeAction("restart")).toBe("Restart");
  });
});

describe("auditDetails", () => {
  it("compares before and after, and leaves out what stayed", () => {
    expect(
      auditDetails({
        before: { expert: false, user_role: "customer" },
        after: { expert: true, user_role: "customer" },
      }),
    ).toEqual([{ field: "expert", from: "off", to: "on" }]);
  });
  it("reads a from and to of one field", () => {
    expect(auditDetails({ user_role: { from: "customer", to: "admin" } })).toEqual([
      { field: "user role", from: "customer", to: "admin" },
    ]);
  });
  it("shows single values as they are", () => {
    expect(auditDetails({ duration: 30, endDate: "2026-12-20", note: null, list: [1, 2] })).toEqual([
      { field: "duration", from: null, to: "30" },
      { field: "end date", from: null, to: "2026-12-20" },
      { field: "note", from: null, to: "–" },
      { field: "list", from: null, to: "[1,2]" },
    ]);
  });
});
