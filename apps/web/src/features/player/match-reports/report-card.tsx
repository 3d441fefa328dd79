import type { ReportListItem } from "@teamwright/contract";
import { Link } from "react-router";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { Picture } from "#ui/picture.tsx";
import { DeleteReport } from "./delete-report.tsx";
import classes from "./match-reports.module.css";
import { reportDay, shortName } from "./report-words.ts";

interface ReportCardProps {
  readonly report: ReportListItem;
  /** Given: the account may delete reports. */
  readonly onDeleted: (() => void) | undefined;
}

const Side = ({
  name,
  image,
  side,
}: {
  readonly name: string;
  readonly image: string;
  readonly side: "left" | "right";
}) => (
  <span className={classes["side"]}>
    <Picture src={image} name={name} side={side} size={30} />
    <span className={classes["cut"]} title={name}>
      {shortName(name)}
    </span>
  </span>
);

/** The two teams of a match. */
export const Sides = ({
  match,
}: {
  readonly match: Pick<ReportListItem, "leftTeamName" | "leftTeamImage" | "rightTeamName" | "rightTeamImage">;
}) => (
  <div className={classes["sides"]}>
    <Side name={match.leftTeamName} image={match.leftTeamImage} side="left" />
    <span className={classes["versus"]}>{t("shell.versus")}</span>
    <Side name={match.rightTeamName} image={match.rightTeamImage} side="right" />
  </div>
);

/** One report of the list. */
export const ReportCard = ({ report, onDeleted }: ReportCardProps) => (
  <article className={classes["card"]}>
    <div className={classes["cardTop"]}>
      <span className={classes["seriesName"]} title={report.seriesName}>
        {shortName(report.seriesName)}
      </span>
      <time dateTime={report.matchTime}>{reportDay(report.matchTime)}</time>
      {onDeleted && <DeleteReport report={report} onDeleted={onDeleted} />}
    </div>
    <Sides match={report} />
    <div className={classes["badges"]}>
      <Chip>{t("reports.format", { format: report.format })}</Chip>
      <Chip>{t("reports.gender", { gender: report.gender })}</Chip>
      <Link
        className={classes["seeReport"] ?? ""}
        to={pathTo("matchReportData", { reportId: report.matchReportId })}
        aria-label={`${t("reports.seeMatchReport")}: ${report.leftTeamName} ${t("shell.versus")} ${report.rightTeamName}`}
      >
        {t("reports.seeMatchReport")}
      </Link>
    </div>
  </article>
);
