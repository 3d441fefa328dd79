import { t } from "#i18n/translate.ts";
import type { NotifyRecord } from "@teamwright/contract";
import { formatInstant } from "#lib/when.ts";
import { Chip } from "#ui/chip.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { PhoneNumber } from "../phone-number/phone-number.tsx";

type RecordTableProps = {
  readonly label: string;
  readonly records: readonly NotifyRecord[];
  /** The superuser who acted, when the list is of more than one. */
  readonly withSuperuser?: boolean;
  readonly busy?: boolean;
};

/** Registrations and plan additions, newest first as the server returns them. */
export const RecordTable = ({ label, records, withSuperuser = false, busy = false }: RecordTableProps) => {
  const columns: Column<NotifyRecord>[] = [
    {
      key: "user",
      label: t("staff.statistics.user"),
      heading: true,
      cell: ({ userPhoneNumber }) => (
        <PhoneNumber phone={userPhoneNumber} copyLabel={t("staff.copyNumber")} />
      ),
    },
    ...(withSuperuser
      ? [
          {
            key: "superuser",
            label: t("staff.notify.superuser"),
            cell: ({ superUserPhoneNumber }: NotifyRecord) => (
              <PhoneNumber phone={superUserPhoneNumber} copyLabel={t("staff.copyNumber")} />
            ),
          },
        ]
      : []),
    {
      key: "type",
      label: t("staff.statistics.type"),
      cell: ({ notifyType }) =>
        notifyType === "register" ? (
          <Chip tone="accent">{t("staff.statistics.registered")}</Chip>
        ) : (
          <Chip tone="ok">{t("staff.statistics.planAdded")}</Chip>
        ),
    },
    {
      key: "duration",
      label: t("staff.statistics.duration"),
      numeric: true,
      cell: ({ duration }) => t("staff.days", { n: duration }),
    },
    { key: "when", label: t("staff.when"), numeric: true, cell: ({ createdAt }) => formatInstant(createdAt) },
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
