import type { ReportStatistics } from "@teamwright/contract";
import { Suspense } from "react";
import { t } from "#i18n/translate.ts";
import { pointsFigure } from "#lib/figures.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { Card } from "#ui/card.tsx";
import { FiguresTable } from "../figures-table.tsx";
import classes from "../match-reports.module.css";

// The library that draws the curve comes with the first curve.
const InningsChart = lazyPart(async () => (await import("./innings-chart.tsx")).InningsChart);

const textOf = (value: number | null): string =>
  value === null ? t("reports.notKnown") : pointsFigure(value);

/** Average innings, and how their scores went over time. */
export const ScorecardCard = ({ statistics }: { readonly statistics: ReportStatistics }) => {
  const { matches, innings_over_time: points } = statistics;
  return (
    <Card heading={t("reports.scorecardOverview")}>
      <FiguresTable
        label={t("reports.scorecardOverview")}
        heads={[
          t("reports.inningsColumn"),
          t("reports.averageScore"),
          t("reports.averageWickets"),
          t("reports.matches"),
        ]}
        rows={[
          {
            key: "first",
            cells: [
              t("reports.firstInnings"),
              textOf(statistics.avg_first_innings_score),
              textOf(statistics.avg_first_innings_wickets),
              matches.first_innings,
            ],
          },
          {
            key: "second",
            cells: [
              t("reports.secondInnings"),
              textOf(statistics.avg_second_innings_score),
              textOf(statistics.avg_second_innings_wickets),
              matches.second_innings,
            ],
          },
        ]}
      />
      {points.length > 1 && (
        <>
          <h3 className={classes["subheading"]}>{t("reports.inningsOverTime")}</h3>
          <Suspense fallback={<div className={classes["chart"]} />}>
            <InningsChart points={points} />
          </Suspense>
        </>
      )}
    </Card>
  );
};
