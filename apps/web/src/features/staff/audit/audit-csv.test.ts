import type { AuditEntry } from "@teamwright/contract";
import { expect, test } from "vitest";
import { auditCsv } from "./audit-csv.ts";

test("each entry is a line with its account, thing and values; a formula in a name stays text", () => {
  const entry: AuditEntry = {
    id: "7",
    createdAt: "2026-11-24T10:00:00.000Z",
    actorPhoneNumber: "9000000004",
    actorName: '=HYPERLINK("https://phish.example")',
    subjectPhoneNumber: null,
    subjectName: "",
    action: "group.addMember",
    thing: "Quay Club",
    act: "1",
    details: { phone: "9000000001", teams: 5 },
  };
  const [head, line] = auditCsv([entry]).split("\r\n");
  expect(head?.split(",")).toHaveLength(6);
  expect(line).toContain("2026-11-24T10:00:00.000Z,Added a group member,");
  expect(line).toContain("Quay Club,phone: 9000000001; teams: 5");
  expect(line).not.toMatch(/(^|,)"?=HYPERLINK/);
});
