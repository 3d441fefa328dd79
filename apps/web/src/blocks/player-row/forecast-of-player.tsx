import type { PlayerFigures } from "@teamwright/forecast";
import type { CSSProperties } from "react";
import { t } from "#i18n/translate.ts";
import classes from "./player-row.module.css";

/** The points at the right end of the range's line. */
const MOST = 130;

const at = (points: number): string => `${(100 * Math.min(MOST, Math.max(0, points))) / MOST}%`;

/** Expected points, and the range that holds 80 % of the simulated matches. */
export const ForecastOfPlayer = ({ forecast }: { readonly forecast: PlayerFigures }) => {
  const [points, low, high] = [forecast.expected, forecast.low, forecast.high].map(Math.round);
  const shares = { "--low": at(forecast.low), "--high": at(forecast.high), "--mean": at(forecast.expected) };
  const words = t("strategy.forecastOf", {
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
