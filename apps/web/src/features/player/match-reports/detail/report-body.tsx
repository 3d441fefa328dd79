import type { ReportDetail } from "@teamwright/contract";
import type { ReactNode } from "react";
import { useSideColors } from "#blocks/side-colors/use-side-colors.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import classes from "../match-reports.module.css";
import { DreamTeamCard } from "./dream-team-card.tsx";
import { InsightCards } from "./insight-cards.tsx";
import { PatternTables } from "./pattern-tables.tsx";
import { PlayersCard } from "./players-card.tsx";
import { ResultCard } from "./result-card.tsx";
import { SeriesCards } from "./series-cards.tsx";
import { hasDreamTeam } from "./with-dream-team.ts";

/** All of a report, in the order in which it is read. */
export const ReportBody = ({
  report,
  history,
}: {
  readonly report: ReportDetail;
  /** For those who may edit reports. */
  readonly history: ReactNode;
}) => {
  useSideColors(report.leftTeamImage, report.rightTeamImage);
  return (
    <div className={classes["sections"]}>
      <ResultCard report={report} />
      {history}
      {hasDreamTeam(report) ? (
        <>
          <DreamTeamCard report={report} />
          <InsightCards report={report} />
        </>
      ) : (
        <Card heading={t("reports.dreamTeam")}>
          <p className={classes["note"]}>{t("reports.noDreamTeam")}</p>
        </Card>
      )}
      <PatternTables report={report} />
      <PlayersCard report={report} side={0} />
      <PlayersCard report={report} side={1} />
      <SeriesCards report={report} />
    </div>
  );
};
