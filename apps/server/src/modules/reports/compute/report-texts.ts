import { inEnglish } from "@teamwright/text";
import type { StoredReport } from "../schema.ts";

type StoredInnings = StoredReport["innings"][number];

const nameOf = (report: StoredReport, index: number): string => report.teamList[index] ?? "";

function inningsText(report: StoredReport, innings: StoredInnings): string {
  if (innings.score === null) return "";
  const values = { team: nameOf(report, innings.team), score: innings.score };
  if (innings.wickets === null) return inEnglish("reports.inningsScore", values);
  if (innings.overs === null)
    return inEnglish("reports.inningsWickets", { ...values, wickets: innings.wickets });
  return inEnglish("reports.innings", {
    ...values,
    wickets: innings.wickets,
    overs: String(innings.overs),
  });
}

function resultText({ outcome, ...report }: StoredReport): string {
  const { kind, by, method } = outcome;
  const team = report.matchWon === null ? "" : (report.teamList[report.matchWon] ?? "");
  const ending = { team, by: by ?? 0, method: method ?? "none" };
  switch (kind) {
    case "runs":
      return inEnglish("reports.wonByRuns", ending);
    case "wickets":
      return inEnglish("reports.wonByWickets", ending);
    case "innings":
      return inEnglish("reports.wonByInnings", ending);
    case "won":
      return inEnglish("reports.won", ending);
    case "tie":
      return inEnglish("reports.tied", ending);
    case "draw":
      return inEnglish("reports.drawn");
    case "no result":
      return inEnglish("reports.noResult");
  }
}

/** The documents' texts, in English; the web words the same figures in the user's language. */
export const reportTexts = (report: StoredReport) => ({
  tossText:
    report.tossWon === null || report.tossResult === null
      ? ""
      : inEnglish("reports.toss", {
          team: nameOf(report, report.tossWon),
          elected: report.tossResult,
        }),
  firstInningsText: inningsText(report, report.innings[0]),
  secondInningsText: inningsText(report, report.innings[1]),
  matchResultText: resultText(report),
});
