import type { TextKey, TextValues } from "#i18n/translate.ts";
import type { ReportDraft } from "./sections.ts";

export interface ReportWarning {
  readonly message: TextKey;
  readonly values: TextValues;
}

/** What is unusual: the record of the series or of a team says something else than the match information. */
export function reportWarnings(draft: ReportDraft): ReportWarning[] {
  const { 1: series, 3: teams, 5: information, 6: result } = draft;
  if (!information) return [];
  const { matchGender: gender, matchType: type, matchFormat: format, year } = information;
  const warnings: ReportWarning[] = (teams ? [teams.one, teams.two] : [])
    .filter(({ sportTeamGender }) => sportTeamGender !== gender)
    .map(({ sportTeamName: team, sportTeamGender: record }) => ({
      message: "report-authoring.genderOfTeam",
      values: { team, record, match: gender },
    }));
  if (result?.matchResult === "draw" && format !== "test")
    warnings.push({ message: "report-authoring.drawOfFormat", values: { format } });
  if (!series) return warnings;
  const { seriesGender, seriesType, seriesFormat, seriesYear } = series;
  const comparedValues = [
    ["report-authoring.genderOfSeries", seriesGender, gender],
    ["report-authoring.typeOfSeries", seriesType, type],
    ["report-authoring.formatOfSeries", seriesFormat, format],
  ] as const;
  for (const [message, record, match] of comparedValues)
    if (record !== match) warnings.push({ message, values: { record, match } });
  // A season can begin in one year and end in the next.
  if (Math.abs(seriesYear - year) > 1)
    warnings.push({
      message: "report-authoring.yearOfSeries",
      values: { record: String(seriesYear), match: String(year) },
    });
  return warnings;
}
