import { t } from "#i18n/translate.ts";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import { useOutlook } from "../state/use-outlook.ts";
import { usePoolContext } from "../state/way-context.ts";
import { ContinueWhenReady } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { checkSmart } from "./smart-answers.ts";
import type { SmartAnswers } from "./smart-answers.ts";

interface SmartQuestionsProps extends StepProps {
  readonly answers: SmartAnswers;
  readonly onAnswers: (answers: SmartAnswers) => void;
  readonly onDone: () => void;
}

/** Step 1: each question appears when the previous one is answered. */
export const SmartQuestions = ({
  context: ofDraft,
  loadedAt,
  answers,
  onAnswers,
  onDone,
}: SmartQuestionsProps) => {
  const context = usePoolContext(ofDraft);
  const outlook = useOutlook(context);
  const { left_team_name: left, right_team_name: right } = context.match;
  const change = (part: Partial<SmartAnswers>) => {
    onAnswers({ ...answers, ...part });
  };
  const sides = [
    { value: "left", label: left },
    { value: "right", label: right },
  ] as const;
  const innings = [
    { value: "batting", label: t("strategy.batting") },
    { value: "bowling", label: t("strategy.bowling") },
  ] as const;
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      title={t("strategy.smart")}
      footer={<ContinueWhenReady missing={checkSmart(answers)} onContinue={onDone} />}
    >
      <ChoiceList
        label={t("strategy.pitchDetails")}
        labelShown
        inline
        choices={[...innings, { value: "balanced", label: t("strategy.balanced") }]}
        value={answers.pitch}
        onChange={(pitch) => {
          change({ pitch });
        }}
      />
      {answers.pitch !== null && (
        <ChoiceList
          label={t("strategy.strongTeam")}
          labelShown
          inline
          choices={[...sides, { value: "equal", label: t("strategy.equal") }]}
          value={answers.strong}
          onChange={(strong) => {
            change({ strong });
          }}
        />
      )}
      {answers.strong !== null && (
        <ChoiceList
          label={t("strategy.tossCompleted")}
          labelShown
          inline
          choices={[
            { value: "yes", label: t("shell.yes") },
            { value: "no", label: t("strategy.no") },
          ]}
          value={answers.tossDone}
          onChange={(tossDone) => {
            change({ tossDone });
          }}
        />
      )}
      {answers.tossDone === "yes" && (
        <ChoiceList
          label={t("strategy.whoWonTheToss")}
          labelShown
          inline
          choices={sides}
          value={answers.tossWinner}
          onChange={(tossWinner) => {
            change({ tossWinner });
          }}
        />
      )}
      {answers.tossDone === "yes" && answers.tossWinner !== null && (
        <ChoiceList
          label={t("strategy.electedTo")}
          labelShown
          inline
          choices={innings}
          value={answers.elected}
          onChange={(elected) => {
            change({ elected });
          }}
        />
      )}
    </FlowFrame>
  );
};
