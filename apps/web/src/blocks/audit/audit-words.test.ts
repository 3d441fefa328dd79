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
  it("compares single values", () => {
    expect(auditDetails({ before: false, after: true })).toEqual([{ field: "value", from: "off", to: "on" }]);
  });
  it("reads the changes of a match", () => {
    const change = { subject: "R Verma", player_index: 3, field: "selected_by", from: "8", to: "9.5" };
    expect(auditDetails({ match: "m-1", changes: [change] })).toEqual([
      { field: "match", from: null, to: "m-1" },
      { field: "R Verma, selected by", from: "8", to: "9.5" },
    ]);
  });
  it("shows single values as they are", () => {
    expect(auditDetails({ days: 30, endDate: "2026-12-20", note: null, files: ["a.csv", "b.csv"] })).toEqual([
      { field: "days", from: null, to: "30" },
      { field: "end date", from: null, to: "2026-12-20" },
      { field: "note", from: null, to: "–" },
      { field: "files", from: null, to: "a.csv, b.csv" },
    ]);
  });
});
