import type { ResultInForecast } from "@teamwright/forecast";
import { memo, useMemo } from "react";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import { pointsByIndex } from "#data/records/points.ts";
import { t } from "#i18n/translate.ts";
import { differenceFigure } from "#lib/figures.ts";
import { useAnswer } from "#lib/use-answer.ts";
import { Card } from "#ui/card.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import classes from "./result.module.css";

interface AgainstForecastProps {
  readonly openedAttempt: OpenedAttempt;
  /** Of the teams. */
  readonly rows: Uint32Array;
}

/** Where the points of the teams lie in their forecast, by choice and by luck; nothing without a forecast. */
export const AgainstForecast = memo(function AgainstForecast({ openedAttempt, rows }: AgainstForecastProps) {
  const result = useResultInForecast(openedAttempt, rows);
  if (result === null) return null;
  const n = rows.length;
  // Rounded down: 100 % is above every outcome.
  const percentOf = (share: number): number => Math.floor(100 * share);
  const [ahead, choice] = [Math.round(result.ahead), Math.round(result.choice)];
  return (
    <Card heading={t("results.forecast.title")}>
      <div className={classes["forecast"]}>
        <div>
          <p className={classes["place-of-best"]}>
            {t("results.forecast.best", { n, percent: percentOf(result.best) })}
          </p>
          {n > 1 && <p>{t("results.forecast.mean", { n, percent: percentOf(result.mean) })}</p>}
        </div>
        <Stats>
          <Stat label={t("results.forecast.ahead")}>{differenceFigure(ahead)}</Stat>
          <Stat label={t("results.forecast.choice")}>{differenceFigure(choice)}</Stat>
          <Stat label={t("results.forecast.luck")}>{differenceFigure(ahead - choice)}</Stat>
        </Stats>
        <p className={classes["hint"]}>
          {t("results.forecast.hint")}{" "}
          {t(result.bySelection ? "results.forecast.fieldBySelection" : "results.forecast.field")}
        </p>
      </div>
    </Card>
  );
});

/** Null until it is known, while the match is not finished, and where it has no forecast. */
function useResultInForecast(openedAttempt: OpenedAttempt, rows: Uint32Array): ResultInForecast | null {
  const { match } = openedAttempt;
  const question = useMemo(
    () =>
      match.status !== 2 || match.disruption !== undefined
        ? null
        : async () => {
            const { placeResult } = await import("#forecast-client/place-result.ts");
            return placeResult({
              matchId: match.id,
              match: engineMatchOf(openedAttempt),
              teams: openedAttempt.teams.teams,
              rows,
              points: pointsByIndex(match),
              ruleSet: match.scoring?.rule_set,
            });
          },
    [match, openedAttempt, rows],
  );
  return useAnswer(question) ?? null;
}
