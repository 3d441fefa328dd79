import type { ImportSummary } from "#data/portable/import-file.ts";
import { t } from "#i18n/translate.ts";
import classes from "./profile-page.module.css";

/** The lines of what an import adds; a kind of which there is nothing has no line. */
const linesOf = (summary: ImportSummary): string[] => {
  const { attempts, teams } = summary;
  const lines: readonly (readonly [count: number, line: string])[] = [
    [attempts, t("profile.addsAttempts", { attempts, teams })],
    [summary.bothAttempts, t("profile.addsBothAttempts", { count: summary.bothAttempts })],
    [summary.names, t("profile.addsNames", { count: summary.names })],
    [summary.points, t("profile.addsPoints", { count: summary.points })],
    [summary.drafts, t("profile.addsDrafts", { count: summary.drafts })],
    [summary.bothDrafts, t("profile.addsBothDrafts", { count: summary.bothDrafts })],
    [summary.savedMatches, t("profile.addsSaved", { count: summary.savedMatches })],
    [summary.transfers, t("profile.addsTransfers", { count: summary.transfers })],
    [summary.predictionDrafts, t("profile.addsPredictions", { count: summary.predictionDrafts })],
    [summary.settings, t("profile.addsSettings", { count: summary.settings })],
  ];
  return lines.flatMap(([count, line]) => (count > 0 ? [line] : []));
};

/** What a file would add to this device. */
export const ImportLines = ({ summary }: { readonly summary: ImportSummary }) => {
  const lines = linesOf(summary);
  return (
    <>
      {lines.length === 0 ? (
        <p>{t("profile.nothingNew")}</p>
      ) : (
        <ul className={classes["adds"]}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {lines.length > 0 && summary.sameAttempts > 0 && (
        <p className={classes["none"]}>{t("profile.sameAttempts", { count: summary.sameAttempts })}</p>
      )}
      <p className={classes["none"]}>{t("profile.accountNotAdded")}</p>
    </>
  );
};
