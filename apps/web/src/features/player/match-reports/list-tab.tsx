import { PartBoundary } from "#ui/part-boundary.tsx";
import { useQuery } from "@tanstack/react-query";
import { usePlanStatus } from "#data/api/session.ts";
import { t } from "#i18n/translate.ts";
import { QueryState } from "#ui/query-state.tsx";
import type { ReportFilters } from "./filters/report-filters.ts";
import classes from "./match-reports.module.css";
import { NoReports } from "./no-reports.tsx";
import { ReportCard } from "./report-card.tsx";
import { reportListQuery } from "./report-queries.ts";
import { ReportsPager } from "./reports-pager.tsx";

interface ListTabProps {
  readonly filters: ReportFilters;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

/** The reports that the filters leave, latest match first, ten to a page. */
export const ListTab = ({ filters, page, onPage, onClear }: ListTabProps) => {
  const list = useQuery(reportListQuery(filters, page));
  const status = usePlanStatus();
  if (list.data === undefined)
    return (
      <QueryState
        query={list}
        failedTitle={t("reports.listFailed")}
        hint={list.error?.message}
        loading={t("reports.loading")}
        rows={4}
        height={132}
      />
    );
  if (list.data.data.length === 0)
    return <NoReports filtered={Object.keys(filters).length > 0} onClear={onClear} />;
  return (
    <>
      <ul role="list" className={classes["cards"]} aria-busy={list.isPlaceholderData}>
        {list.data.data.map((report) => (
          <li key={report.matchReportId}>
            <PartBoundary>
              <ReportCard
                report={report}
                onDeleted={
                  status?.prime_admin === true
                    ? () => {
                        onPage(0);
                      }
                    : undefined
                }
              />
            </PartBoundary>
          </li>
        ))}
      </ul>
      <ReportsPager page={page} totalPages={list.data.totalPages} onChange={onPage} />
    </>
  );
};
