import type { AuditEntry } from "@teamwright/contract";
import { auditDetails, describeAction } from "../../blocks/audit/audit-words.ts";
import { PhoneNumber } from "../../blocks/phone-number/phone-number.tsx";
import { useStaffText } from "../../i18n/staff-text.ts";
import { formatInstant } from "../../lib/when.ts";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import classes from "./admin-audit.module.css";

type AuditTableProps = { readonly entries: readonly AuditEntry[]; readonly busy: boolean };

const Details = ({ entry }: { readonly entry: AuditEntry }) => (
  <ul role="list" className={classes["details"]}>
    {auditDetails(entry.details).map(({ field, from, to }, place) => (
      <li key={`${field} ${place}`}>
        <span className={classes["field"]}>{field}</span> {from !== null && <s>{from}</s>}{" "}
        <strong>{to}</strong>
      </li>
    ))}
  </ul>
);

/** One line an entry: what, who, to whom, the values before and after. */
export const AuditTable = ({ entries, busy }: AuditTableProps) => {
  const text = useStaffText();
  const { audit } = text;
  const phone = (number: string | null, otherwise: string) =>
    number === null ? otherwise : <PhoneNumber phone={number} copyLabel={text.copyNumber} />;
  const columns: Column<AuditEntry>[] = [
    { key: "what", label: text.what, heading: true, cell: ({ action }) => describeAction(action) },
    { key: "who", label: audit.who, cell: ({ actorPhoneNumber }) => phone(actorPhoneNumber, audit.server) },
    {
      key: "whom",
      label: audit.whom,
      cell: ({ actorPhoneNumber, subjectPhoneNumber }) =>
        subjectPhoneNumber !== null && subjectPhoneNumber === actorPhoneNumber
          ? audit.self
          : phone(subjectPhoneNumber, "–"),
    },
    { key: "details", label: audit.details, cell: (entry) => <Details entry={entry} /> },
    { key: "when", label: text.when, numeric: true, cell: ({ createdAt }) => formatInstant(createdAt) },
  ];
  return (
    <DataTable label={audit.title} columns={columns} rows={entries} rowKey={({ id }) => id} busy={busy} />
  );
};
