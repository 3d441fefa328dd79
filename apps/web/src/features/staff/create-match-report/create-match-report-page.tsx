import { useParams } from "react-router";
import { findMatch } from "../../../data/records/attempts.ts";
import { useLive } from "../../../data/records/use-live.ts";
import { t } from "../../../i18n/translate.ts";
import { pathTo } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useBack } from "../../../ui/use-back.ts";
import { ReportEditor } from "./report-editor.tsx";
import { useMatchDraft } from "./use-match-draft.ts";

const CRICKET = 0;

/** /creatematchreport/:id: a report of a match that is stored on this device. */
export const CreateMatchReportPage = () => {
  const { id = "" } = useParams();
  const { value, failed } = useLive(() => findMatch(id), [id]);
  const onBack = useBack(pathTo("previousMatch", { id }));
  const filled = useMatchDraft(id);
  const ready = value && value.match.sport_index === CRICKET;
  if (ready && filled) return <ReportEditor key={id} match={value.match} filled={filled} onBack={onBack} />;
  return (
    <Page title={t("shell.title.createMatchReport")} back={{ label: t("shell.back"), onBack }}>
      {((value === undefined && !failed) || ready) && (
        <SkeletonList label={t("reports.loading")} rows={4} height={92} />
      )}
      {failed && (
        <ErrorState
          title={t("report-authoring.cannotRead")}
          retryLabel={t("shell.reload")}
          onRetry={() => {
            location.reload();
          }}
        />
      )}
      {(value === null || (value && !ready)) && (
        <EmptyState
          title={t(value === null ? "report-authoring.notStored" : "report-authoring.cricketOnly")}
          action={<LinkButton to={pathTo("myMatches")}>{t("shell.myMatches")}</LinkButton>}
        />
      )}
    </Page>
  );
};
