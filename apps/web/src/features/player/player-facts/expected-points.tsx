import type { MatchDetail } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain/sports";
import { useQuery } from "@tanstack/react-query";
import { useStrategyState } from "#data/strategy/use-strategy.ts";
import { playerForecastsQuery } from "#forecast-client/player-forecasts.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import classes from "./player-facts.module.css";

interface ExpectedPointsProps {
  readonly match: MatchDetail;
  readonly player: number;
}

/** What the forecast expects of the player, or that there is none. */
export const ExpectedPoints = ({ match, player }: ExpectedPointsProps) => {
  const opinions = useStrategyState(({ drafts }) => drafts[match.id]?.opinions);
  const { data } = useQuery(playerForecastsQuery(match, opinions));
  const figures = data?.get(player);
  return (
    <Card heading={t("player-facts.forecast")}>
      {data === undefined ? (
        <SkeletonList label={t("shell.loading")} rows={1} height={56} />
      ) : figures === undefined ? (
        <p className={classes["hint"]}>{t("player-facts.noForecast")}</p>
      ) : (
        <>
          <p className={classes["points"]}>
            {t("player-facts.forecastPoints", { points: Math.round(figures.expected) })}
          </p>
          <p className={classes["hint"]}>
            {t("player-facts.forecastRange", {
              sport: sportByIndex(match.sport_index).slug,
              low: Math.round(figures.low),
              high: Math.round(figures.high),
              best: Math.round(100 * figures.best),
              captain: Math.round(100 * figures.bestCaptain),
            })}
          </p>
          {figures.position !== null && figures.matches > 0 && (
            <p className={classes["hint"]}>
              {t("player-facts.battingOrder", { position: figures.position.toFixed(1), n: figures.matches })}
            </p>
          )}
        </>
      )}
    </Card>
  );
};
