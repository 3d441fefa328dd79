import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router";
import { t } from "../../../../i18n/translate.ts";
import { NothingHere } from "../../../../blocks/nothing-here.tsx";
import { isMissing } from "../../../../lib/is-missing.ts";
import { pathTo } from "../../../../lib/paths.ts";
import { Page } from "../../../../ui/page.tsx";
import { SkeletonList } from "../../../../ui/skeleton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useBack } from "../../../../ui/use-back.ts";
import { reportQuery } from "../report-queries.ts";
import { ReportBody } from "./report-body.tsx";

/** /matchreportdata/:reportId and /report/:reportId: one report. */
export const MatchReportPage = () => {
  const { reportId = "" } = useParams();
  const report = useQuery(reportQuery(reportId));
  const back = useBack(pathTo("matchReports"));
  useEffect(() => {
    if (report.isError) toast.error(t("reports.loadFailed"));
  }, [report.isError]);
  const { data } = report;
  return (
    <Page
      title={
        data
          ? `${data.leftTeamName} ${t("shell.versus")} ${data.rightTeamName}`
          : t("shell.title.matchReport")
      }
      back={{ label: t("shell.back"), onBack: back }}
    >
      {report.isLoading && <SkeletonList label={t("reports.loading")} rows={4} height={160} />}
      {isMissing(report.error) && <NothingHere />}
      {report.isError && !isMissing(report.error) && (
        <ErrorState
          title={t("reports.loadFailed")}
          hint={report.error.message}
          retryLabel={t("shell.retry")}
          onRetry={() => void report.refetch()}
        />
      )}
      {data && <ReportBody report={data} />}
    </Page>
  );
};
