import { Button } from "#ui/button.tsx";
import {
  months,
  reportFormats,
  reportGenders,
  reportTypes,
  tossElections,
} from "@teamwright/contract/report-shapes";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.ts";
import { Choice } from "./choice.tsx";
import classes from "./create-match-report.module.css";
import { sidesOf } from "./report-body.ts";
import type { InformationDraft, ReportDraft, SectionInput } from "./sections.ts";
import type { ReportedMatch } from "./reported-match.ts";

type InformationField = "matchGender" | "matchType" | "matchFormat" | "tossWon" | "tossResult";

interface InformationSectionProps {
  readonly match: ReportedMatch;
  readonly series: ReportDraft[1];
  readonly teams: ReportDraft[3];
  readonly addedDraft: InformationDraft | undefined;
  readonly input: SectionInput[5];
  readonly onInput: (input: SectionInput[5]) => void;
  readonly onAdd: (information: InformationDraft) => void;
}

/** What kind of match it is follows from its series until somebody chooses otherwise. */
const kindOf = (series: ReportDraft[1]): Partial<Pick<InformationDraft, InformationField>> =>
  series
    ? { matchGender: series.seriesGender, matchType: series.seriesType, matchFormat: series.seriesFormat }
    : {};

/** Who won the toss, what kind of match it was; names and time are the match's. */
export const InformationSection = (props: InformationSectionProps) => {
  const { match, series, teams, addedDraft, input, onInput, onAdd } = props;
  const values: NonNullable<SectionInput[5]> = input ?? addedDraft ?? kindOf(series);
  const choices: Readonly<Record<InformationField, readonly { value: string; label: string }[]>> = {
    matchGender: reportGenders.map((value) => ({ value, label: t("reports.gender", { gender: value }) })),
    matchType: reportTypes.map((value) => ({ value, label: t("reports.type", { type: value }) })),
    matchFormat: reportFormats.map((value) => ({ value, label: t("reports.format", { format: value }) })),
    tossWon: [teams?.one, teams?.two].flatMap((team) =>
      team ? [{ value: team.sportTeamCode, label: team.sportTeamName }] : [],
    ),
    tossResult: tossElections.map((value) => ({ value, label: t(`report-authoring.${value}`) })),
  };
  const labels = {
    matchGender: "reports.kindGender",
    matchType: "reports.typeLabel",
    matchFormat: "reports.kindFormat",
    tossWon: "report-authoring.tossWon",
    tossResult: "report-authoring.elected",
  } as const;
  const add = () => {
    const { matchGender, matchType, matchFormat, tossWon, tossResult } = values;
    if (!matchGender || !matchType || !matchFormat || !tossWon || !tossResult) {
      toast.error(t("report-authoring.enterAllField"));
      return;
    }
    const time = new Date(match.match_time);
    onAdd({
      ...sidesOf(match),
      matchGender,
      matchType,
      matchFormat,
      tossWon,
      tossResult,
      seriesName: match.series_name,
      matchTime: time.toISOString(),
      year: time.getFullYear(),
      month: months[time.getMonth()] ?? "jan",
    });
    toast.success(t("report-authoring.matchResultSectionAdded"));
  };
  return (
    <Card heading={t("report-authoring.information")}>
      <div className={classes["form"]}>
        {(Object.keys(labels) as InformationField[]).map((field) => (
          <Choice
            key={field}
            label={t(labels[field])}
            data={choices[field]}
            value={values[field] ?? null}
            onChange={(value) => {
              onInput({ ...values, [field]: value ?? undefined });
            }}
          />
        ))}
        <Button onClick={add}>{t("report-authoring.addThisSection")}</Button>
      </div>
    </Card>
  );
};
