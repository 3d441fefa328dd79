import type { AuditEntry } from "@teamwright/contract";
import { auditDetails, describeAction, type AuditDetail } from "../../blocks/audit/audit-words.ts";
import { PhoneNumber } from "../../blocks/phone-number/phone-number.tsx";
import { useStaffText } from "../../i18n/staff-text.ts";
import { formatInstant } from "../../lib/when.ts";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import classes from "./admin-audit.module.css";

type AuditTableProps = { readonly entries: readonly AuditEntry[]; readonly busy: boolean };

const Lines = ({ lines }: { readonly lines: readonly AuditDetail[] }) => (
  <ul role="list" className={classes["details"]}>
    {lines.map(({ field, from, to }, place) => (
      <li key={`${field} ${place}`}>
        <span className={classes["field"]}>{field}</span> {from !== null && <s>{from}</s>}{" "}
        <strong>{to}</strong>
      </li>
    ))}
  </ul>
);

// A whole line-up set by hand is two dozen lines: the first few stand, the rest opens.
const SHOWN = 4;

const Details = ({ entry }: { readonly entry: AuditEntry }) => {
  const { audit } = useStaffText();
  const lines = auditDetails(entry.details);
  return (
    <div>
      <Lines lines={lines.slice(0, SHOWN)} />
      {lines.length > SHOWN && (
        <details className={classes["rest"]}>
          <summary>{audit.more(lines.length - SHOWN)}</summary>
          <Lines lines={lines.slice(SHOWN)} />
        </details>
      )}
    </div>
  );
};

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
