import { useQuery } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import { useState } from "react";
import { useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { matchQuery } from "#data/api/match.ts";
import { useForecast } from "#forecast-client/use-forecast.ts";
import { t } from "#i18n/translate.ts";
import { useHasBegun } from "#lib/match-start.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { Suggestion } from "./suggestion.tsx";

/** /suggest/{id}: the teams with the highest chance that one of them is among the best. */
export const SuggestPage = () => {
  const { id = "" } = useParams();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return (
    <MatchScreen
      title={t("suggest.title")}
      match={useQuery(matchQuery(id))}
      online={useOnline()}
      onBack={useBack(paths.home)}
      footer={<div ref={setFooter} data-place />}
    >
      {(match) => <Content match={match} footer={footer} />}
    </MatchScreen>
  );
};

const Content = ({ match, footer }: { readonly match: MatchDetail; readonly footer: HTMLElement | null }) => {
  const forecast = useForecast(match);
  const hasBegun = useHasBegun(match);
  if (hasBegun || match.disruption === "cancelled")
    return (
      <Notice tone="warn" live>
        {t("suggest.begun")}
      </Notice>
    );
  if (forecast.match) return <Suggestion match={match} forecast={forecast.match} footer={footer} />;
  if (forecast.match === null) return <NoForecast id={match.id} />;
  if (forecast.isError) return <ErrorState title={t("suggest.failed")} onRetry={forecast.retry} />;
  return <SkeletonList label={t("shell.loading")} rows={5} height={120} />;
};

const NoForecast = ({ id }: { readonly id: string }) => (
  <EmptyState
    title={t("suggest.none")}
    hint={t("suggest.noneHint")}
    action={<LinkButton to={pathTo("match", { id })}>{t("suggest.buildOwn")}</LinkButton>}
  />
);
