import { t } from "#i18n/translate.ts";
import { useParams } from "react-router";
import { findMatch } from "#data/records/attempts.ts";
import { useLive } from "#data/records/use-live.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBackTo } from "#ui/use-back.ts";
import { MatchAttempts } from "./match-attempts.tsx";

/** /previousmatch/{id}: a match's stored attempts. */
export const PreviousMatchPage = () => {
  const { id = "" } = useParams();
  const match = useLive((db) => findMatch(id, db), [id]);
  const onBack = useBackTo(pathTo("myMatches"));
  if (match.value) return <MatchAttempts key={id} storedMatch={match.value} onBack={onBack} />;
  return (
    <Page title={t("shell.myMatches")} onBack={onBack}>
      <QueryState
        query={match}
        failedTitle={t("my-matches.cannotRead")}
        loading={t("my-matches.loading")}
        rows={4}
        height={92}
      >
        <EmptyState
          title={t("my-matches.notStored")}
          hint={t("common.notStoredHint")}
          action={<LinkButton to={pathTo("myMatches")}>{t("shell.myMatches")}</LinkButton>}
        />
      </QueryState>
    </Page>
  );
};
