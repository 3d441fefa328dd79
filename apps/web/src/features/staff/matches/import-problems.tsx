import { t } from "#i18n/translate.ts";
import { WarningIcon } from "#ui/icon.tsx";
import classes from "./admin-matches.module.css";
import type { ImportReply } from "./match-queries.ts";

const SHOWN = 50;

type Problems = { readonly problems: ImportReply["problems"] };

const ProblemList = ({ problems }: Problems) => (
  <>
    <ul role="list" className={classes["changeList"]}>
      {problems.slice(0, SHOWN).map(({ file, row, match, field, reason }, index) => (
        <li key={`${index} ${reason}`} className={classes["problem"]}>
          <span>
            {field !== undefined && <strong>{field} </strong>}
            {reason}
          </span>
          <span className={classes["small"]}>
            {[file, row === undefined ? "" : t("match-desk.row", { n: row }), match ?? ""]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ul>
    {problems.length > SHOWN && (
      <p className={classes["hint"]}>{t("match-desk.moreProblems", { n: problems.length - SHOWN })}</p>
    )}
  </>
);

/** Why the files are refused, each with its position, so that they can be corrected. */
export const ImportProblems = ({ problems }: Problems) => (
  <div className={classes["stack"]} role="alert">
    <p className={classes["refused"]}>
      <WarningIcon />
      {t("match-desk.problemsTitle", { n: problems.length })}
    </p>
    <p className={classes["hint"]}>{t("match-desk.problemsHint")}</p>
    <ProblemList problems={problems} />
  </div>
);

/** What looks wrong and is stored all the same. */
export const ImportWarnings = ({ warnings }: { readonly warnings: ImportReply["warnings"] }) =>
  warnings.length > 0 && (
    <details className={classes["changes"]} open={warnings.length <= 12}>
      <summary>{t("match-desk.warningsTitle", { n: warnings.length })}</summary>
      <ProblemList problems={warnings} />
    </details>
  );
