import { Button } from "#ui/button.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { inningsLimits } from "@teamwright/contract/report-faults";
import { isRevised, reportResults } from "@teamwright/contract/report-shapes";
import { resultMethods } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.ts";
import { Choice } from "./choice.tsx";
import classes from "./create-match-report.module.css";
import { resultProblem } from "./report-body.ts";
import type { ReportDraft, ResultDraft, SectionInput } from "./sections.ts";

type ResultInput = NonNullable<SectionInput[6]>;

const numbers = [
  "firstInningsScore",
  "firstInningsOvers",
  "firstInningsWickets",
  "secondInningsScore",
  "secondInningsOvers",
  "secondInningsWickets",
] as const;
type NumberField = (typeof numbers)[number];

interface ResultSectionProps {
  readonly information: ReportDraft[5];
  readonly teams: ReportDraft[3];
  readonly addedDraft: ResultDraft | undefined;
  /** What is typed and not added yet. */
  readonly input: ResultInput | undefined;
  readonly onInput: (input: ResultInput) => void;
  readonly onAdd: (result: ResultDraft) => void;
}

const inputOf = (section: ResultDraft | undefined): ResultInput => ({
  winner: section?.matchResult ?? null,
  method: section?.method ?? null,
  margin: section?.margin?.runs ?? "",
  values: Object.fromEntries(numbers.map((name) => [name, section?.[name] ?? ""])),
});

/** Who won, and both innings. */
export const ResultSection = (props: ResultSectionProps) => {
  const { teams, information, addedDraft, onInput, onAdd } = props;
  // Until the format is known, the limits are those of the longest one.
  const limits = inningsLimits[information?.matchFormat ?? "test"];
  const input = props.input ?? inputOf(addedDraft);
  const { winner, method, margin, values } = input;
  const change = (part: Partial<ResultInput>) => onInput({ ...input, ...part });
  /** The margin of a draft stays while winner, method and runs stay as they were. */
  const marginOf = (): ResultDraft["margin"] => {
    const runs = Number(margin);
    const same = winner === addedDraft?.matchResult && (method ?? undefined) === addedDraft?.method;
    if (same && runs === (addedDraft?.margin?.runs ?? 0)) return addedDraft?.margin;
    return isRevised(method) && runs > 0 ? { runs } : undefined;
  };
  const winners = [
    ...[teams?.one, teams?.two].flatMap((team) =>
      team ? [{ value: team.sportTeamCode, label: team.sportTeamName }] : [],
    ),
    ...reportResults.map((value) => ({
      value,
      label: t("report-authoring.withoutWinner", { result: value }),
    })),
  ];
  const add = () => {
    if (winner === null || numbers.some((name) => values[name] === "" || values[name] === undefined)) {
      toast.error(t("report-authoring.enterAllField"));
      return;
    }
    const wonBy = marginOf();
    const of = (name: NumberField) => Number(values[name]);
    const result: ResultDraft = {
      matchResult: winner,
      firstInningsScore: of("firstInningsScore"),
      firstInningsOvers: of("firstInningsOvers"),
      firstInningsWickets: of("firstInningsWickets"),
      secondInningsScore: of("secondInningsScore"),
      secondInningsOvers: of("secondInningsOvers"),
      secondInningsWickets: of("secondInningsWickets"),
      ...(method === null ? {} : { method }),
      ...(wonBy && { margin: wonBy }),
    };
    const problem = information && resultProblem(information, result);
    if (problem) {
      toast.error(t(problem.message, problem.values));
      return;
    }
    onAdd(result);
    toast.success(t("report-authoring.matchResultSectionAdded"));
  };
  return (
    <Card heading={t("report-authoring.result")}>
      <div className={classes["form"]}>
        <Choice
          label={t("report-authoring.winner")}
          data={winners}
          value={winner}
          onChange={(value) => change({ winner: value })}
        />
        <div className={classes["numbers"]}>
          {numbers.map((name) => (
            <NumberInput
              key={name}
              label={t(`report-authoring.${name}`)}
              value={values[name] ?? ""}
              min={0}
              max={name.endsWith("Wickets") ? 10 : name.endsWith("Overs") ? limits.overs : limits.score}
              // An impossible number is refused with its reason, not changed.
              clampBehavior="none"
              allowDecimal={name.endsWith("Overs")}
              onChange={(value) => {
                change({ values: { ...values, [name]: value } });
              }}
            />
          ))}
        </div>
        <Choice
          label={t("report-authoring.method")}
          data={resultMethods.map((value) => ({
            value,
            label: t("report-authoring.methodName", { method: value }),
          }))}
          value={method}
          onChange={(value) => {
            change({ method: resultMethods.find((one) => one === value) ?? null });
          }}
        />
        {isRevised(method) && (
          <NumberInput
            label={t("report-authoring.margin")}
            value={margin}
            min={1}
            max={2000}
            allowDecimal={false}
            onChange={(value) => change({ margin: value })}
          />
        )}
        <Button onClick={add}>{t("report-authoring.addThisSection")}</Button>
      </div>
    </Card>
  );
};
