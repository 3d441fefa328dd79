import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { StaffPager } from "../../blocks/staff-records/staff-pager.tsx";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.ts";
import { RecordTable } from "../../blocks/staff-records/record-table.tsx";
import { StatisticsTotals } from "./statistics-totals.tsx";
import { statisticsQuery, type Period, type Whose } from "./statistics-query.ts";
import classes from "./admin-statistics.module.css";

type StatisticsPeriodProps = {
  readonly whose: Whose;
  readonly period: Period;
  readonly failure?: string | undefined;
};

export const StatisticsPeriod = ({ whose, period, failure }: StatisticsPeriodProps) => {
  const text = useStaffText();
  const { shell } = useText();
  const [page, setPage] = useState(0);
  const statistics = useQuery(statisticsQuery(whose, period, page));
  const { error, data } = statistics;
  const words = failure ?? error?.message ?? "";

  useEffect(() => {
    if (error) toast.error(failure ?? error.message);
  }, [error, failure]);

  if (error)
    return <ErrorState title={words} retryLabel={shell.retry} onRetry={() => void statistics.refetch()} />;
  if (!data) return <SkeletonList label={shell.loading} rows={3} height={96} />;
  if (period === "totals") return <StatisticsTotals statistics={data} />;
  return (
    <>
      <StatisticsTotals statistics={data} small />
      {period === "lastSevenDays" && <p className={classes["hint"]}>{text.statistics.lastSevenHint}</p>}
      {data.data.length === 0 ? (
        <EmptyState title={text.statistics.none} hint={text.statistics.noneHint} />
      ) : (
        <RecordTable
          label={text.statistics.sections}
          records={data.data}
          busy={statistics.isPlaceholderData}
        />
      )}
      <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />
    </>
  );
};
