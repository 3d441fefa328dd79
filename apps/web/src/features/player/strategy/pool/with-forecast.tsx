import type { MatchDetail } from "@teamwright/domain";
import type { ReactNode } from "react";
import { useForecast } from "#forecast-client/use-forecast.ts";

interface WithForecastProps {
  readonly match: MatchDetail;
  /** Until it is known whether the match has a forecast. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Nothing where the match has no forecast, or it could not be loaded. */
export const WithForecast = ({ match, waiting, children }: WithForecastProps) => {
  const forecast = useForecast(match);
  if (forecast.isError || forecast.match === null) return null;
  return forecast.match === undefined ? waiting : children;
};
