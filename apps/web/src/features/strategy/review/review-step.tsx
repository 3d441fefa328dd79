import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import type { ReactNode } from "react";
import { useState } from "react";
import { StrategySentences } from "../../../blocks/strategy-bar/strategy-sentences.tsx";
import type { GenerationType } from "../../../data/records/attempt-record.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../../../engine-client/use-outlook.ts";
import { Card } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast.ts";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { ConflictCard } from "./conflict-card.tsx";
import type { TeamsWanted } from "./generate-teams.ts";
import { GenerationProgress } from "./generation-progress.tsx";
import { readTeamCount } from "./ready.ts";
import classes from "./review.module.css";
import { TeamNumber } from "./team-number.tsx";
import { useGeneration } from "./use-generation.ts";

const FIRST_NUMBER = 20;

interface ReviewStepProps extends StepProps {
  readonly title: string;
  /** The numbered step that it is, if any. */
  readonly route?: string;
  /** The most teams of one generation. */
  readonly limit: number;
  readonly generationType: GenerationType;
  /** What is still missing before teams can be made. */
  readonly missing: string | null;
  readonly mix?: TeamsWanted["mix"];
  /** Above the number: why the strategy is as it is. */
  readonly lead?: ReactNode;
  /** Under the number: bounds on the set of teams. */
  readonly more?: ReactNode;
  /** Beside "Generate Teams". */
  readonly other: ReactNode;
}

/** A strategy as a whole with its exact count, then the number of teams. */
export const ReviewStep = (props: ReviewStepProps) => {
  const { context, loadedAt, route, limit, generationType, missing, mix } = props;
  const { match, engineMatch, draft, strategy } = context;
  const outlook = useOutlook(context);
  const [number, setNumber] = useState(String(Math.min(draft.teams ?? FIRST_NUMBER, limit)));
  const control = useGeneration();

  const generate = () => {
    const asked = readTeamCount(number, limit);
    const wrong = missing ?? ("wrong" in asked ? asked.wrong : null);
    if (wrong !== null || "wrong" in asked) {
      toast.error(wrong ?? messages.generation.enterValidNumberOfTeams);
      return;
    }
    strategyStore.change({ teams: asked.count });
    void control.start({ match, engineMatch, strategy, mix, teams: asked.count, generationType });
  };
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      {...(route === undefined ? {} : { route })}
      title={props.title}
      withoutAside
      footer={
        <>
          {props.other}
          <Button loading={control.progress !== null} onClick={generate}>
            {messages.generic.generateTeams}
          </Button>
        </>
      }
    >
      <div className={classes["panes"]}>
        <div className={classes["number"]}>
          {props.lead}
          <ConflictCard outlook={outlook} />
          <TeamNumber value={number} onChange={setNumber} limit={limit} possible={outlook.count.teams} />
          <GenerationProgress control={control} />
          {props.more}
        </div>
        <Card>
          <StrategySentences lines={outlook.lines} />
        </Card>
      </div>
    </FlowFrame>
  );
};
