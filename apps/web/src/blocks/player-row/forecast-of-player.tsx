import type { PlayerForecast } from "#forecast-client/player-forecasts.ts";
import type { Sport } from "@teamwright/domain";
import type { CSSProperties } from "react";
import { t } from "#i18n/translate.ts";
import classes from "./player-row.module.css";

interface ForecastOfPlayerProps {
  readonly forecast: PlayerForecast;
  readonly sport: Sport;
}

/** Expected points, and the range that holds 80 % of the simulated matches. */
export const ForecastOfPlayer = ({ forecast, sport }: ForecastOfPlayerProps) => {
  const [points, low, high] = [forecast.expected, forecast.low, forecast.high].map(Math.round);
  // The line ends where the highest range of the match does.
  const at = (value: number): string => `${(100 * Math.max(0, value)) / Math.max(1, forecast.most)}%`;
  const shares = { "--low": at(forecast.low), "--high": at(forecast.high), "--mean": at(forecast.expected) };
  const words = t("strategy.forecastOf", {
    sport: sport.slug,
    points: points ?? 0,
    low: low ?? 0,
    high: high ?? 0,
    best: Math.round(100 * forecast.best),
    captain: Math.round(100 * forecast.bestCaptain),
  });
  return (
    <span className={classes["forecast"]} title={words} style={shares as CSSProperties}>
      <span className="visually-hidden">{words}</span>
      <b aria-hidden="true">{points}</b>
      <i aria-hidden="true" />
    </span>
  );
};
