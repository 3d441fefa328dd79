import { t } from "#i18n/translate.ts";
import { Notice } from "#ui/notice.tsx";
import { Picture } from "#ui/picture.tsx";
import classes from "./create-match-report.module.css";
import type { ReportWarning } from "./report-warnings.ts";
import type { ReportedMatch } from "./reported-match.ts";

/** The match of the report. */
export const MatchTitle = ({ match }: { readonly match: ReportedMatch }) => (
  <div className={classes["title"]}>
    <span className={classes["series"]}>{match.series_name}</span>
    <span className={classes["sides"]}>
      <Picture src={match.left_image} name={match.left_name} side="left" />
      <b>{match.left_name}</b>
      <span>{t("shell.versus")}</span>
      <b>{match.right_name}</b>
      <Picture src={match.right_image} name={match.right_name} side="right" />
    </span>
  </div>
);

/** What is unusual about the sections. */
export const Warnings = ({ warnings }: { readonly warnings: readonly ReportWarning[] }) =>
  warnings.length > 0 && (
    <Notice tone="warn" live>
      <b>{t("report-authoring.contradictions")}</b>
      <ul>
        {warnings.map(({ message, values }) => (
          <li key={message + String(values["team"])}>{t(message, values)}</li>
        ))}
      </ul>
    </Notice>
  );
