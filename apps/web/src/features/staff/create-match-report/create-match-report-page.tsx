import { matchReports } from "@teamwright/contract/resources/match-reports";
import { useParams } from "react-router";
import { apiOf } from "#data/api/client.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { ReportEditor, type Publication } from "./report-editor.tsx";
import { reportedMatchOf } from "./reported-match.ts";
import { useMatchDraft } from "./use-match-draft.ts";
import { useReportedMatch } from "./use-reported-match.ts";

const CRICKET = 0;

const api = apiOf({ matchReports });

const publicationOf = (id: string): Publication => ({
  draftId: id,
  title: "shell.title.createMatchReport",
  origin: "report-authoring.filledIn",
  publish: async (body, options) => api.matchReports.create({ body, ...options }),
  next: pathTo("home"),
});

/** /creatematchreport/:id: a report of a match that is stored on this device or known to the server. */
export const CreateMatchReportPage = () => {
  const { id = "" } = useParams();
  const { match, hasFailed } = useReportedMatch(id);
  const onBack = useBack(pathTo("previousMatch", { id }));
  const ready = match && match.sport_index === CRICKET;
  const filledDraft = useMatchDraft(ready ? match : null);
  if (ready && filledDraft)
    return (
      <ReportEditor
        key={id}
        match={reportedMatchOf(match)}
        filled={filledDraft}
        publication={publicationOf(id)}
        onBack={onBack}
      />
    );
  return (
    <Page title={t("shell.title.createMatchReport")} onBack={onBack}>
      <QueryState
        query={{ value: ready ? undefined : match, hasFailed }}
        failedTitle={t("report-authoring.cannotRead")}
        loading={t("reports.loading")}
        rows={4}
        height={92}
      >
        <EmptyState
          title={t(match === null ? "report-authoring.notStored" : "report-authoring.cricketOnly")}
          action={<LinkButton to={pathTo("myMatches")}>{t("shell.myMatches")}</LinkButton>}
        />
      </QueryState>
    </Page>
  );
};
