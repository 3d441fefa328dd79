import { useQuery } from "@tanstack/react-query";
import type { ReportForm } from "@teamwright/contract";
import { matchReports } from "@teamwright/contract/resources/match-reports";
import { useParams } from "react-router";
import { NothingHere } from "#blocks/nothing-here.tsx";
import { apiOf, dataOf } from "#data/api/client.ts";
import { matchQuery } from "#data/api/match.ts";
import { matchRecordOf } from "#data/records/new-attempt.ts";
import { t } from "#i18n/translate.ts";
import { isMissing } from "#lib/is-missing.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { ReportEditor, type Publication } from "./report-editor.tsx";
import { publishedMatchOf, reportedMatchOf } from "./reported-match.ts";
import type { ReportDraft } from "./sections.ts";

const api = apiOf({ matchReports });

/** The form of a published report. It is read once: another version must not replace what is being edited. */
const useForm = (matchReportId: string) =>
  useQuery({
    queryKey: ["report-form", matchReportId],
    queryFn: async ({ signal }) =>
      dataOf(await api.matchReports.form({ params: { matchReportId }, signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });

/** The match of a report as it is today; undefined while it is read, null where it is not stored. */
function useMatchNow(id: string) {
  const { data, isLoading } = useQuery({ ...matchQuery(id), enabled: id !== "", retry: false });
  if (isLoading) return undefined;
  return data ? reportedMatchOf(matchRecordOf(data.value, undefined, 0)) : null;
}

const sectionsOf = (form: ReportForm): ReportDraft => ({
  1: form.series,
  2: form.pitch,
  3: { one: form.teamOne, two: form.teamTwo },
  4: form.dreamTeamData,
  5: form.matchInformation,
  6: form.matchResult,
  7: form.playing11Data,
});

const publicationOf = (matchReportId: string, version: number): Publication => ({
  draftId: `${matchReportId} ${version}`,
  reportId: matchReportId,
  title: "shell.title.editMatchReport",
  origin: "report-authoring.published",
  publish: async (body, options) =>
    api.matchReports.update({ params: { matchReportId }, body: { ...body, version }, ...options }),
  next: pathTo("matchReportData", { reportId: matchReportId }),
});

/** /editmatchreport/:reportId: a published report in the form that it was written with. */
export const EditMatchReportPage = () => {
  const { reportId = "" } = useParams();
  const form = useForm(reportId);
  const now = useMatchNow((form.data?.matchStored && form.data.form?.matchId) || "");
  const address = pathTo("matchReportData", { reportId });
  const onBack = useBack(address);
  if (form.data?.form && now !== undefined)
    return (
      <ReportEditor
        key={`${reportId} ${form.data.version}`}
        match={publishedMatchOf(form.data.form, now)}
        now={now}
        filled={sectionsOf(form.data.form)}
        publication={publicationOf(reportId, form.data.version)}
        onBack={onBack}
      />
    );
  return (
    <Page title={t("shell.title.editMatchReport")} onBack={onBack}>
      {(form.isLoading || form.data?.form) && (
        <SkeletonList label={t("reports.loading")} rows={4} height={92} />
      )}
      {isMissing(form.error) && <NothingHere />}
      {form.isError && !isMissing(form.error) && (
        <ErrorState
          title={t("reports.loadFailed")}
          hint={form.error.message}
          onRetry={() => void form.refetch()}
        />
      )}
      {form.data?.problem && (
        <EmptyState
          title={t("report-authoring.noForm")}
          hint={`${t("report-authoring.noFormReason", { problem: form.data.problem })} ${t("report-authoring.noFormHint")}`}
          action={<LinkButton to={address}>{t("report-authoring.toReport")}</LinkButton>}
        />
      )}
    </Page>
  );
};
