import type { ReportStatistics } from "@teamwright/contract";
import { BarList } from "#blocks/charts/bar-list.tsx";
import { t } from "#i18n/translate.ts";
import { percentFigure, pointsFigure } from "#lib/figures.ts";
import { Card } from "#ui/card.tsx";
import { percentOf } from "../share.ts";
import classes from "../match-reports.module.css";

/** Average points of dream teams, and of each role in them. */
export const PointsCard = ({ statistics }: { readonly statistics: ReportStatistics }) => {
  const total = statistics.avg_total_points ?? 0;
  const roles = [
    statistics.avg_wk_points,
    statistics.avg_bat_points,
    statistics.avg_al_points,
    statistics.avg_bowl_points,
  ];
  return (
    <Card heading={t("reports.dreamTeamPointsStats")}>
      <p className={classes["note"]}>
        {t("reports.averageTotal")} <b>{pointsFigure(total)}</b> ·{" "}
        {t("reports.inMatches", { n: statistics.matches.dream_team })}
      </p>
      <BarList
        label={t("reports.dreamTeamPointsStats")}
        rows={roles.map((points, role) => {
          const percent = percentOf(Math.max(0, points ?? 0), total);
          return {
            key: String(role),
            label: t("reports.roleName", { role: String(role) }),
            percent,
            figure: pointsFigure(points ?? 0),
            detail: `${percentFigure(percent)} %`,
          };
        })}
      />
    </Card>
  );
};
