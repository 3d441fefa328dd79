import type { ReportDetail } from "@teamwright/contract";
import { firstLetters } from "#lib/first-letters.ts";
import { currentLanguage, t } from "#i18n/translate.ts";

const MAX_NAME_LENGTH = 25;

/** Names are shortened to 25 characters on cards. */
export const shortName = (name: string): string => {
  const start = firstLetters(name, MAX_NAME_LENGTH);
  return start === name ? name : `${start.trimEnd()}…`;
};

/** `21/Nov/2026`, the day in India; the month in the user's language. British English would have "Sept". */
export function reportDay(iso: string): string {
  const language = currentLanguage();
  const format = new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
    timeZone: "Asia/Kolkata",
    day: "2-digit",
    month: "short",
    year: "numeric",
  });
  const parts = format.formatToParts(new Date(iso));
  return (["day", "month", "year"] as const)
    .map((type) => parts.find((part) => part.type === type)?.value)
    .join("/");
}

const teamAt = (report: ReportDetail, index: number | null): string =>
  index === null ? "" : (report.teamList[index] ?? "");

/** How the match ended, in the user's language. */
export function resultText(report: ReportDetail): string {
  const { kind, by, method } = report.outcome;
  const values = { team: teamAt(report, report.matchWon), by: by ?? 0, method: method ?? "none" };
  switch (kind) {
    case "runs":
      return t("reports.wonByRuns", values);
    case "wickets":
      return t("reports.wonByWickets", values);
    case "innings":
      return t("reports.wonByInnings", values);
    case "won":
      return t("reports.won", values);
    case "tie":
      return t("reports.tied", values);
    case "draw":
      return t("reports.drawn");
    case "no result":
      return t("reports.noResult");
  }
}

/** Who won the toss; empty where it is not known. */
export const tossText = (report: ReportDetail): string =>
  report.tossWon === null || report.tossResult === null
    ? ""
    : t("reports.toss", { team: teamAt(report, report.tossWon), elected: report.tossResult });

/** One innings; empty where there was none. */
export function inningsText(report: ReportDetail, index: 0 | 1): string {
  const { team, score, wickets, overs } = report.innings[index];
  if (score === null) return "";
  const values = { team: teamAt(report, team), score };
  if (wickets === null) return t("reports.inningsScore", values);
  if (overs === null) return t("reports.inningsWickets", { ...values, wickets });
  return t("reports.innings", { ...values, wickets, overs: String(overs) });
}
