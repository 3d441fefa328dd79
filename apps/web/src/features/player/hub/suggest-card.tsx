import type { MatchDetail } from "@teamwright/domain";
import { HubCard } from "#blocks/hub-card/hub-card.tsx";
import { useForecast } from "#forecast-client/use-forecast.ts";
import { t } from "#i18n/translate.ts";
import { useHasBegun } from "#lib/match-start.ts";
import { pathTo } from "#lib/paths.ts";
import { SuggestIcon } from "#ui/icon.tsx";

/**
 * The way to suggested teams; nothing where the match has begun. Until it is known whether there is a forecast, and where
 * there is none, its place is reserved, so that the cards below stay where they are.
 */
export const SuggestCard = ({ match }: { readonly match: MatchDetail }) => {
  const { match: forecast, isError } = useForecast(match);
  const hasBegun = useHasBegun(match);
  if (hasBegun) return null;
  return (
    <HubCard
      to={pathTo("suggest", { id: match.id })}
      title={t("experts.hub.suggest")}
      hint={t("experts.hub.suggestHint")}
      icon={SuggestIcon}
      lead
      waits={forecast === null ? t("experts.hub.suggestNone") : forecast === undefined && !isError}
    />
  );
};
