import type { ReportDetail } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { CheckIcon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import classes from "../match-reports.module.css";
import { inningsText, reportDay, resultText, tossText } from "../report-words.ts";

const Team = ({ report, index }: { readonly report: ReportDetail; readonly index: 0 | 1 }) => {
  const side = index === 0 ? "left" : "right";
  return (
    <span className={classes["side"]}>
      <Picture
        src={index === 0 ? report.leftTeamImage : report.rightTeamImage}
        name={report.teamList[index]}
        side={side}
        size={36}
      />
      <span className={classes["cut"]}>{report.teamList[index]}</span>
      {report.matchWon === index && (
        <span className={classes["winner"]} role="img" aria-label={t("reports.winner")}>
          <CheckIcon size={20} />
        </span>
      )}
    </span>
  );
};

/** Who played, the toss, both innings and the result. */
export const ResultCard = ({ report }: { readonly report: ReportDetail }) => {
  const lines = [tossText(report), inningsText(report, 0), inningsText(report, 1)].filter(Boolean);
  return (
    <Card heading={t("reports.result")}>
      <div className={classes["result"]}>
        <div className={classes["cardTop"]}>
          <span className={classes["seriesName"]}>{report.seriesName}</span>
          <time dateTime={report.matchTime}>{reportDay(report.matchTime)}</time>
        </div>
        <div className={classes["sides"]}>
          <Team report={report} index={0} />
          <span className={classes["versus"]}>{t("shell.versus")}</span>
          <Team report={report} index={1} />
        </div>
        <div className={classes["badges"]}>
          <Chip>{t("reports.format", { format: report.format })}</Chip>
          <Chip>{t("reports.gender", { gender: report.gender })}</Chip>
        </div>
        {lines.map((line) => (
          <p key={line} className={classes["note"]}>
            {line}
          </p>
        ))}
        <p className={classes["outcome"]}>{resultText(report)}</p>
      </div>
    </Card>
  );
};
