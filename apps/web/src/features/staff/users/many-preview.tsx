import type { FoundNumber } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { serverNow } from "#lib/server-clock.ts";
import { addDays, indianDay } from "#lib/when.ts";
import { Chip } from "#ui/chip.tsx";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import { planWords } from "./user-words.ts";
import classes from "./users-desk.module.css";

/** The last day after adding: from the running plan's end, or from today. */
const endOf = ({ user }: FoundNumber, days: number): string =>
  user?.plan && user.plan.days_left > 0
    ? addDays(user.plan.end_date, days)
    : addDays(indianDay(serverNow()), days - 1);

const Act = ({ entry }: { readonly entry: FoundNumber }) => {
  if (!entry.allowed) return <Chip tone="bad">{t("staff.many.outcome.not_allowed")}</Chip>;
  if (entry.user === null) return <Chip tone="accent">{t("staff.many.registers")}</Chip>;
  return (
    <span className={classes["marks"]}>
      <Chip tone="ok">{t("staff.many.extends")}</Chip>
      {entry.user.accountBlocked && <Chip tone="bad">{t("staff.users.blocked")}</Chip>}
    </span>
  );
};

type ManyPreviewProps = { readonly foundNumbers: readonly FoundNumber[]; readonly days: number | null };

/** What the list would do, before anything changes. */
export const ManyPreview = ({ foundNumbers, days }: ManyPreviewProps) => {
  const allowedEntries = foundNumbers.filter((entry) => entry.allowed);
  const columns: Column<FoundNumber>[] = [
    {
      key: "number",
      label: t("staff.phone"),
      heading: true,
      cell: ({ phoneNumber, user }) => [user?.name, phoneNumber].filter(Boolean).join(" "),
    },
    { key: "act", label: t("staff.what"), cell: (entry) => <Act entry={entry} /> },
    { key: "now", label: t("staff.many.now"), cell: ({ user }) => (user === null ? "–" : planWords(user)) },
    {
      key: "then",
      label: t("staff.many.then"),
      cell: (entry) =>
        entry.allowed && days !== null ? t("staff.desk.until", { date: endOf(entry, days) }) : "–",
    },
  ];
  return (
    <>
      <Stats>
        <Stat label={t("staff.many.extends")}>
          {allowedEntries.filter(({ user }) => user !== null).length}
        </Stat>
        <Stat label={t("staff.many.registers")}>
          {allowedEntries.filter(({ user }) => user === null).length}
        </Stat>
        <Stat label={t("staff.many.outcome.not_allowed")}>{foundNumbers.length - allowedEntries.length}</Stat>
      </Stats>
      <DataTable
        label={t("shell.manyUsers")}
        columns={columns}
        rows={foundNumbers}
        rowKey={({ phoneNumber }) => phoneNumber}
      />
    </>
  );
};
