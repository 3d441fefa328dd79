import type { PointsSource as Scoring } from "#data/records/match-record.ts";
import { t } from "#i18n/translate.ts";
import { Notice } from "#ui/notice.tsx";
import { markWords } from "#blocks/points/mark-words.ts";
import classes from "./result.module.css";

/** Which rule-set counted the points, and what the source of the match left open. */
export const PointsSource = ({ scoring }: { readonly scoring: Scoring | undefined }) => {
  if (scoring === undefined) return null;
  const codes = [...new Set(scoring.warnings.map(({ code }) => code))];
  return (
    <>
      <p className={classes["hint"]}>{t("results.ruleSet", { id: scoring.rule_set })}</p>
      {codes.length > 0 && (
        <Notice tone="warn">
          {codes.map((code) => (
            <p key={code}>
              {markWords(code, scoring.warnings.filter((warning) => warning.code === code).length)}
            </p>
          ))}
          {Object.keys(scoring.marks).length > 0 && <p>{t("results.markedTotals")}</p>}
        </Notice>
      )}
    </>
  );
};
