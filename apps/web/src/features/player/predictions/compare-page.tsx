import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { matchQuery } from "#data/api/match.ts";
import { predictionsQuery } from "#data/api/predictions.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBackTo } from "#ui/use-back.ts";
import { latestOfAuthors } from "./compare.ts";
import { CompareView } from "./compare-view.tsx";

/** /comparepredictions/:match: what experts say together. */
export const ComparePage = () => {
  const { match: matchId = "" } = useParams();
  const match = useQuery(matchQuery(matchId));
  const query = useQuery(predictionsQuery(matchId));
  const parent = pathTo("expertPrediction", { match: matchId });
  const list = query.data && latestOfAuthors(query.data.value);
  return (
    <MatchScreen
      title={t("predictions.compareTitle")}
      match={match}
      online={useOnline()}
      onBack={useBackTo(parent)}
      failedTitle={t("predictions.matchFailed")}
    >
      {(shownMatch) => {
        if (list !== undefined && list.length > 1) return <CompareView match={shownMatch} list={list} />;
        if (list !== undefined)
          return (
            <EmptyState
              title={t("predictions.nothingToCompare")}
              hint={t("predictions.nothingToCompareHint")}
              action={
                <LinkButton to={parent} variant="soft">
                  {t("predictions.toList")}
                </LinkButton>
              }
            />
          );
        return <QueryState query={query} failedTitle={t("predictions.fetchFailed")} rows={4} height={120} />;
      }}
    </MatchScreen>
  );
};
