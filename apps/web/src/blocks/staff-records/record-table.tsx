import type { NotifyRecord } from "@teamwright/contract";
import { useStaffText } from "../../i18n/staff-text.ts";
import { formatInstant } from "../../lib/when.ts";
import { Chip } from "../../ui/chip.tsx";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import { PhoneNumber } from "../phone-number/phone-number.tsx";

type RecordTableProps = {
  readonly label: string;
  readonly records: readonly NotifyRecord[];
  /** Whose doing it was, when the list is of more than one superuser. */
  readonly withSuperuser?: boolean;
  readonly busy?: boolean;
};

/** Registrations and plan additions, newest first as the server gives them. */
export const RecordTable = ({ label, records, withSuperuser = false, busy = false }: RecordTableProps) => {
  const text = useStaffText();
  const { statistics } = text;
  const columns: Column<NotifyRecord>[] = [
    {
      key: "user",
      label: statistics.user,
      heading: true,
      cell: ({ userPhoneNumber }) => <PhoneNumber phone={userPhoneNumber} copyLabel={text.copyNumber} />,
    },
    ...(withSuperuser
      ? [
          {
            key: "superuser",
            label: text.notify.superuser,
            cell: ({ superUserPhoneNumber }: NotifyRecord) => (
              <PhoneNumber phone={superUserPhoneNumber} copyLabel={text.copyNumber} />
            ),
          },
        ]
      : []),
    {
      key: "type",
      label: statistics.type,
      cell: ({ notifyType }) =>
        notifyType === "register" ? (
          <Chip tone="accent">{statistics.registered}</Chip>
        ) : (
          <Chip tone="ok">{statistics.planAdded}</Chip>
        ),
    },
    {
      key: "duration",
      label: statistics.duration,
      numeric: true,
      cell: ({ duration }) => text.days(duration),
    },
    { key: "when", label: text.when, numeric: true, cell: ({ createdAt }) => formatInstant(createdAt) },
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={records}
      rowKey={(record) => `${record.createdAt} ${record.userPhoneNumber} ${record.notifyType}`}
      busy={busy}
    />
  );
};
