import { t } from "#i18n/translate.ts";
import type { AuditEntry } from "@teamwright/contract";
import { auditDetails, describeAction, type AuditDetail } from "#blocks/audit/audit-words.ts";
import { PhoneNumber } from "#blocks/phone-number/phone-number.tsx";
import { formatInstant } from "#lib/when.ts";
import { DataTable, type Column } from "#ui/data-table.tsx";
import classes from "./admin-audit.module.css";

type AuditTableProps = { readonly entries: readonly AuditEntry[]; readonly busy: boolean };

const Lines = ({ lines }: { readonly lines: readonly AuditDetail[] }) => (
  <ul role="list" className={classes["details"]}>
    {lines.map(({ field, from, to }, index) => (
      <li key={`${field} ${index}`}>
        <span className={classes["field"]}>{field}</span> {from !== null && <s>{from}</s>}{" "}
        <strong>{to}</strong>
      </li>
    ))}
  </ul>
);

// A complete line-up set by hand has two dozen lines: the first few are shown, the rest opens on request.
const SHOWN = 4;

const Details = ({ entry }: { readonly entry: AuditEntry }) => {
  const lines = auditDetails(entry.details);
  return (
    <div>
      <Lines lines={lines.slice(0, SHOWN)} />
      {lines.length > SHOWN && (
        <details className={classes["rest"]}>
          <summary>{t("staff.audit.more", { n: lines.length - SHOWN })}</summary>
          <Lines lines={lines.slice(SHOWN)} />
        </details>
      )}
    </div>
  );
};

const Person = ({ name, phone }: { readonly name: string; readonly phone: string }) => (
  <span className={classes["person"]}>
    {name !== "" && <span>{name}</span>}
    <PhoneNumber phone={phone} copyLabel={t("staff.copyNumber")} />
  </span>
);

/** The account or thing that was changed. */
const Subject = ({ entry }: { readonly entry: AuditEntry }) => {
  const { actorPhoneNumber, subjectPhoneNumber, subjectName, thing } = entry;
  const noThing = subjectPhoneNumber === null ? "–" : t("staff.audit.self");
  if (subjectPhoneNumber === null || subjectPhoneNumber === actorPhoneNumber)
    return <span className={classes["thing"]}>{thing ?? noThing}</span>;
  return <Person name={subjectName} phone={subjectPhoneNumber} />;
};

/** One line per entry: action, author, account or thing, the values before and after. Entries of one act say so. */
export const AuditTable = ({ entries, busy }: AuditTableProps) => {
  const follows = new Set(
    entries.flatMap(({ id, act }, index) => (entries[index - 1]?.act === act ? [id] : [])),
  );
  const columns: Column<AuditEntry>[] = [
    { key: "what", label: t("staff.what"), heading: true, cell: ({ action }) => describeAction(action) },
    {
      key: "who",
      label: t("staff.audit.who"),
      cell: ({ id, actorPhoneNumber, actorName }) =>
        follows.has(id) ? (
          <span className={classes["field"]}>{t("staff.audit.sameAct")}</span>
        ) : actorPhoneNumber === null ? (
          t("staff.audit.server")
        ) : (
          <Person name={actorName} phone={actorPhoneNumber} />
        ),
    },
    { key: "whom", label: t("staff.audit.whom"), cell: (entry) => <Subject entry={entry} /> },
    { key: "details", label: t("staff.audit.details"), cell: (entry) => <Details entry={entry} /> },
    { key: "when", label: t("staff.when"), numeric: true, cell: ({ createdAt }) => formatInstant(createdAt) },
  ];
  return (
    <DataTable
      label={t("shell.title.auditLog")}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
};
