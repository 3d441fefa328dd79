import { t } from "#i18n/translate.ts";
import type { ServedPrimeUser } from "@teamwright/contract";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { maskedNumber } from "./report-rows.ts";

const stateOf = ({ openedAt, transferredAt }: ServedPrimeUser) => {
  if (transferredAt !== null) return <Chip tone="ok">{t("prime.report.transferred")}</Chip>;
  if (openedAt !== null) return <Chip tone="accent">{t("prime.report.opened")}</Chip>;
  return <Chip>{t("prime.report.notOpened")}</Chip>;
};

/** Who got which team numbers, by masked phone numbers, and who has looked at them. */
export const AllocationTable = ({ users }: { readonly users: readonly ServedPrimeUser[] }) => (
  <Card heading={t("prime.report.allocations")}>
    <DataTable
      label={t("prime.report.allocations")}
      rows={users}
      rowKey={({ left }) => String(left)}
      columns={[
        {
          key: "phone",
          label: t("prime.report.phone"),
          heading: true,
          cell: ({ phoneNumber }) => maskedNumber(phoneNumber),
        },
        {
          key: "range",
          label: t("prime.report.teamNumbers"),
          numeric: true,
          cell: ({ left, right }) => t("prime.report.fromTo", { left, right }),
        },
        {
          key: "teams",
          label: t("prime.report.teams"),
          numeric: true,
          cell: ({ left, right }) => right - left + 1,
        },
        { key: "state", label: t("prime.report.delivery"), cell: stateOf },
      ]}
    />
  </Card>
);
