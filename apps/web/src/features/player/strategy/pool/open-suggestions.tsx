import type { MatchDetail } from "@teamwright/domain";
import { useForecast } from "../../../../forecast-client/use-forecast.ts";
import { t, useLanguage } from "../../../../i18n/translate.ts";
import { pathTo } from "../../../../lib/paths.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import classes from "./suggest-door.module.css";

/** Nothing where the match has no forecast, or it could not be loaded. */
export const OpenSuggestions = ({ match }: { readonly match: MatchDetail }) => {
  useLanguage();
  const forecast = useForecast(match);
  if (forecast.match === null || forecast.isError) return null;
  if (forecast.match === undefined) return <div className={classes["door"]} data-empty />;
  return (
    <div className={classes["door"]}>
      <p>
        <b>{t("strategy.suggest")}</b>
        <span>{t("strategy.suggestHint")}</span>
      </p>
      <LinkButton to={pathTo("suggest", { id: match.id })} size="sm">
        {t("strategy.openSuggestions")}
      </LinkButton>
    </div>
  );
};
