import { cricket } from "@teamwright/domain";
import { BarList } from "#blocks/charts/bar-list.tsx";
import { t } from "#i18n/translate.ts";
import { percentFigure, pointsFigure } from "#lib/figures.ts";
import { Card } from "#ui/card.tsx";
import { FiguresTable } from "../figures-table.tsx";
import classes from "../match-reports.module.css";
import type { ReportWithTeam } from "./with-dream-team.ts";
import { percentOf } from "../share.ts";

const roleName = (role: number): string => t("reports.roleName", { role: String(role) });

const CreditsAgainstRange = ({ report }: { readonly report: ReportWithTeam }) => {
  const { dream_team_credits: credits, tg_software_credit_range: range } = report;
  const within = credits !== null && range !== null && credits >= range.left && credits <= range.right;
  return (
    <Card heading={t("reports.creditsAgainstRange")}>
      <dl className={classes["facts"]}>
        <dt>{t("reports.dreamTeamCredits")}</dt>
        <dd>
          {credits === null ? t("reports.notKnown") : pointsFigure(credits)}
          {credits !== null && range !== null && `, ${t(within ? "reports.isWithin" : "reports.isOutside")}`}
        </dd>
        <dt>{t("reports.suggestedRange")}</dt>
        <dd>
          {range === null
            ? t("reports.notKnown")
            : t("reports.range", { left: pointsFigure(range.left), right: pointsFigure(range.right) })}
        </dd>
      </dl>
    </Card>
  );
};

/** What the dream team was made of. */
export const InsightCards = ({ report }: { readonly report: ReportWithTeam }) => {
  const { points } = report.dreamTeamData;
  const leader = (team: number, role: number) => `${report.teamList[team] ?? ""}, ${roleName(role)}`;
  return (
    <>
      <Card heading={t("reports.pointsByRole")}>
        <BarList
          label={t("reports.pointsByRole")}
          rows={report.points_by_section.map((value, role) => {
            const percent = percentOf(Math.max(0, value), points);
            return {
              key: String(role),
              label: roleName(role),
              percent,
              figure: pointsFigure(value),
              detail: `${percentFigure(percent)} %`,
            };
          })}
        />
      </Card>
      <Card heading={t("reports.dreamTeamPatterns")}>
        <dl className={classes["facts"]}>
          <dt>{t("reports.partition")}</dt>
          <dd>{report.dream_team_paritision.join(":")}</dd>
          <dt>{t("reports.combination")}</dt>
          <dd>{report.dream_team_combination.join("-")}</dd>
          <dt>{t("reports.captainOf")}</dt>
          <dd>{leader(report.dream_team_captain_team, report.dream_team_captain_role)}</dd>
          <dt>{t("reports.viceCaptainOf")}</dt>
          <dd>{leader(report.dream_team_vicecaptain_team, report.dream_team_vicecaptain_role)}</dd>
        </dl>
      </Card>
      <CreditsAgainstRange report={report} />
      <Card heading={t("reports.combinationByRole")}>
        <FiguresTable
          label={t("reports.combinationByRole")}
          heads={[t("reports.role"), t("reports.dreamTeam"), t("reports.playing11"), t("reports.share")]}
          rows={cricket.roles.map((_, role) => {
            const chosenCount = report.dream_team_combination[role] ?? 0;
            const playedCount = report.playing11_role_count[role] ?? 0;
            return {
              key: String(role),
              cells: [roleName(role), chosenCount, playedCount, `${percentOf(chosenCount, playedCount)} %`],
            };
          })}
        />
      </Card>
    </>
  );
};
