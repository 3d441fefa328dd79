import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { matchQuery } from "#data/api/match.ts";
import { predictionQuery } from "#data/api/predictions.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { ApiError } from "#data/api/client.ts";
import { PredictionView } from "./prediction-view.tsx";

const NOT_FOUND = 404;

/** /predictionarena/:id: one prediction. */
export const PredictionPage = () => {
  const { id = "" } = useParams();
  const onBack = useBack(paths.home);
  const query = useQuery(predictionQuery(id));
  const prediction = query.data;
  const matchId = prediction?.value.prediction.matchId ?? "";
  const match = useQuery({ ...matchQuery(matchId), enabled: matchId !== "" });
  const { error } = query;
  // One that was withdrawn while it was open is gone too; offline the kept one stays.
  const isGone = error instanceof ApiError && (error.status === NOT_FOUND || error.status === 400);
  if (prediction && !isGone)
    return <PredictionView key={id} authored={prediction.value} match={match} onBack={onBack} />;
  return (
    <Page title={t("predictions.heading")} onBack={onBack}>
      {isGone && (
        <EmptyState
          title={t("predictions.gone")}
          hint={t("predictions.goneHint")}
          action={
            <LinkButton to={paths.home} variant="soft">
              {t("predictions.toHome")}
            </LinkButton>
          }
        />
      )}
      {!isGone && (
        <QueryState query={query} failedTitle={t("predictions.fetchFailed")} rows={5} height={120} />
      )}
    </Page>
  );
};
