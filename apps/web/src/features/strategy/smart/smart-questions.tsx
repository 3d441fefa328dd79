import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { ChoiceList } from "../../../blocks/choice-list/choice-list.tsx";
import { useOutlook } from "../../../engine-client/use-outlook.ts";
import { toast } from "../../../ui/toast.ts";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { checkSmart } from "./smart-answers.ts";
import type { SmartAnswers } from "./smart-answers.ts";

interface SmartQuestionsProps extends StepProps {
  readonly answers: SmartAnswers;
  readonly onAnswers: (answers: SmartAnswers) => void;
  readonly onDone: () => void;
}

/** Step 1: each question appears when the one before is answered. */
export const SmartQuestions = ({ context, loadedAt, answers, onAnswers, onDone }: SmartQuestionsProps) => {
  const outlook = useOutlook(context);
  const { left_team_name: left, right_team_name: right } = context.match;
  const { smart, generic } = messages;
  const change = (part: Partial<SmartAnswers>) => {
    onAnswers({ ...answers, ...part });
  };
  const sides = [
    { value: "left", label: left },
    { value: "right", label: right },
  ] as const;
  const innings = [
    { value: "batting", label: smart.batting },
    { value: "bowling", label: smart.bowling },
  ] as const;
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      title={messages.strategy.smart}
      footer={
        <Button
          onClick={() => {
            const missing = checkSmart(answers);
            if (missing === null) onDone();
            else toast.error(missing);
          }}
        >
          {generic.continue}
        </Button>
      }
    >
      <ChoiceList
        label={smart.pitchDetails}
        labelShown
        inline
        choices={[...innings, { value: "balanced", label: smart.balanced }]}
        value={answers.pitch}
        onChange={(pitch) => {
          change({ pitch });
        }}
      />
      {answers.pitch !== null && (
        <ChoiceList
          label={smart.strongTeam}
          labelShown
          inline
          choices={[...sides, { value: "equal", label: smart.equal }]}
          value={answers.strong}
          onChange={(strong) => {
            change({ strong });
          }}
        />
      )}
      {answers.strong !== null && (
        <ChoiceList
          label={smart.tossCompleted}
          labelShown
          inline
          choices={[
            { value: "yes", label: generic.yes },
            { value: "no", label: generic.no },
          ]}
          value={answers.tossDone}
          onChange={(tossDone) => {
            change({ tossDone });
          }}
        />
      )}
      {answers.tossDone === "yes" && (
        <ChoiceList
          label={smart.whoWonTheToss}
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
          label={smart.electedTo}
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
