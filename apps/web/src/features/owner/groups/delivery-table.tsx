import { t } from "../../../i18n/translate.ts";
import type { GroupDelivery } from "@teamwright/contract";
import { formatInstant } from "../../../lib/when.ts";
import { Chip } from "../../../ui/chip.tsx";
import { DataTable, type Column } from "../../../ui/data-table.tsx";
import classes from "./owner-groups.module.css";

type Served = GroupDelivery["members"][number];

const When = ({ at }: { readonly at: string | null }) =>
  at === null ? <Chip>{t("groups.notYet")}</Chip> : <Chip tone="ok">{formatInstant(at)}</Chip>;

/** The members of a post in order of their team numbers. */
export const DeliveryTable = ({ members }: { readonly members: readonly Served[] }) => {
  const columns: Column<Served>[] = [
    {
      key: "name",
      label: t("groups.nickName"),
      heading: true,
      cell: ({ user_nick_name, user_phone_number, gone }) => (
        <span className={classes["who"]}>
          <b>{user_nick_name}</b>
          <span>{gone ? t("groups.gone") : user_phone_number}</span>
        </span>
      ),
    },
    {
      key: "range",
      label: t("groups.teamNumbers"),
      cell: ({ left, right }) => t("groups.range", { left, right }),
    },
    { key: "opened", label: t("groups.opened"), cell: ({ opened_at }) => <When at={opened_at} /> },
    {
      key: "transferred",
      label: t("groups.transferred"),
      cell: ({ transferred_at }) => <When at={transferred_at} />,
    },
    { key: "reminded", label: t("groups.reminded"), cell: ({ reminded_at }) => <When at={reminded_at} /> },
  ];
  return (
    <DataTable
      label={t("groups.delivery")}
      columns={columns}
      rows={members}
      rowKey={({ user_phone_number }) => user_phone_number}
    />
  );
};
