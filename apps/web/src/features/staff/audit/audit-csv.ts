import type { AuditEntry } from "@teamwright/contract";
import { csvCell } from "@teamwright/engine/team-set";
import { auditDetails, describeAction } from "#blocks/audit/audit-words.ts";
import { t } from "#i18n/translate.ts";

/** The entries as CSV, one line each; the details in the words of the page. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const heads = ["staff.when", "staff.what", "staff.audit.who", "staff.audit.whom"] as const;
  const lines = entries.map((entry) => [
    entry.createdAt,
    describeAction(entry.action),
    [entry.actorName, entry.actorPhoneNumber ?? t("staff.audit.server")].filter(Boolean).join(" "),
    [entry.subjectName, entry.subjectPhoneNumber ?? ""].filter(Boolean).join(" "),
    entry.thing ?? "",
    auditDetails(entry.details)
      .map(({ field, from, to }) => (from === null ? `${field}: ${to}` : `${field}: ${from} > ${to}`))
      .join("; "),
  ]);
  return [[...heads.map((key) => t(key)), t("staff.audit.thing"), t("staff.audit.details")], ...lines]
    .map((cells) => `${cells.map(csvCell).join(",")}\r\n`)
    .join("");
}
