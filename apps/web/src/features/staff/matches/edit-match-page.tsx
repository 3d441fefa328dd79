import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { NothingHere } from "#blocks/nothing-here.tsx";
import { isMissing } from "#lib/is-missing.ts";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { useBackTo } from "#ui/use-back.ts";
import { deskMatchQuery } from "./match-queries.ts";
import { MatchEditorView } from "./match-editor.tsx";

/** One match with all its values, which can be set by hand where a feed is wrong. */
export const EditMatchPage = () => {
  const { id = "" } = useParams();
  const match = useQuery(deskMatchQuery(id));
  const onBack = useBackTo(paths.matchDesk);

  if (match.data) return <MatchEditorView key={id} match={match.data} onBack={onBack} />;
  return (
    <Page title={t("match-desk.editTitle")} onBack={onBack}>
      {isMissing(match.error) ? (
        <NothingHere list={{ to: paths.matchDesk, label: t("shell.title.matchDesk") }} />
      ) : (
        <QueryState query={match} rows={8} height={88} />
      )}
    </Page>
  );
};
