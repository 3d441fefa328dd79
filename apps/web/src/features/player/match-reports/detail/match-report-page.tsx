import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams, useSearchParams } from "react-router";
import { usePlanStatus } from "#data/api/session.ts";
import { t } from "#i18n/translate.ts";
import { NothingHere } from "#blocks/nothing-here.tsx";
import { isMissing } from "#lib/is-missing.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { toast } from "#ui/toast.ts";
import { useBack } from "#ui/use-back.ts";
import { reportQuery } from "../report-queries.ts";
import { HistoryCard } from "./history-card.tsx";
import { ReportBody } from "./report-body.tsx";

/** The version in the address; null: the one that everybody reads. */
function versionIn(search: URLSearchParams): number | null {
  const version = Number(search.get("version"));
  return Number.isInteger(version) && version > 0 ? version : null;
}

/** /matchreportdata/:reportId and /report/:reportId: one report. */
export const MatchReportPage = () => {
  const { reportId = "" } = useParams();
  const [search] = useSearchParams();
  const version = versionIn(search);
  const report = useQuery(reportQuery(reportId, version));
  const mayEdit = usePlanStatus()?.prime_admin === true;
  const back = useBack(pathTo("matchReports"));
  useEffect(() => {
    if (report.isError) toast.error(t("reports.loadFailed"));
  }, [report.isError]);
  const isGone = isMissing(report.error);
  // Deleted while it was open, it is still in the cache.
  const data = isGone ? undefined : report.data;
  return (
    <Page
      title={
        data
          ? `${data.leftTeamName} ${t("shell.versus")} ${data.rightTeamName}`
          : t("shell.title.matchReport")
      }
      onBack={back}
    >
      {isGone ? (
        <NothingHere />
      ) : (
        <QueryState
          query={report}
          failedTitle={t("reports.loadFailed")}
          hint={report.error?.message}
          loading={t("reports.loading")}
          rows={4}
          height={160}
        />
      )}
      {data && version !== null && (
        <Notice
          tone="warn"
          action={
            <LinkButton variant="soft" to={pathTo("matchReportData", { reportId })}>
              {t("reports.presentVersion")}
            </LinkButton>
          }
        >
          {t("reports.earlierVersion", { version })}
        </Notice>
      )}
      {data && (
        <ReportBody
          report={data}
          history={mayEdit && <HistoryCard reportId={reportId} seenCount={version} />}
        />
      )}
    </Page>
  );
};
