import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#data/api/client.ts";
import { StaffPager } from "#blocks/staff-records/staff-pager.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { toast } from "#ui/toast.ts";
import { RecordTable } from "#blocks/staff-records/record-table.tsx";
import { StatisticsTotals } from "./statistics-totals.tsx";
import { statisticsQuery, type Period, type Whose } from "./statistics-query.ts";
import classes from "./admin-statistics.module.css";

type StatisticsPeriodProps = {
  readonly statisticsOwner: Whose;
  readonly period: Period;
  readonly failure?: string | undefined;
};

export const StatisticsPeriod = ({ statisticsOwner, period, failure }: StatisticsPeriodProps) => {
  const [page, setPage] = useState(0);
  const statistics = useQuery(statisticsQuery(statisticsOwner, period, page));
  const { error, data } = statistics;
  const message = error instanceof ApiError && error.code === "not_superuser" ? error.message : undefined;
  const words = message ?? failure ?? error?.message ?? "";

  useEffect(() => {
    if (error) toast.error(words);
  }, [error, words]);

  if (error || !data) return <QueryState query={statistics} failedTitle={words} rows={3} height={96} />;
  if (period === "totals") return <StatisticsTotals statistics={data} />;
  return (
    <>
      <StatisticsTotals statistics={data} small />
      {period === "lastSevenDays" && <p className={classes["hint"]}>{t("staff.statistics.lastSevenHint")}</p>}
      {data.data.length === 0 ? (
        <EmptyState title={t("staff.statistics.none")} hint={t("staff.statistics.noneHint")} />
      ) : (
        <RecordTable
          label={t("staff.statistics.sections")}
          records={data.data}
          busy={statistics.isPlaceholderData}
        />
      )}
      <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />
    </>
  );
};
