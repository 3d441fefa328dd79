import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import type { ReactNode } from "react";
import { useState } from "react";
import { StrategySentences } from "../../../blocks/strategy-bar/strategy-sentences.tsx";
import type { MadeOfStrategy } from "../../../data/strategy/share-link.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../../../engine-client/use-outlook.ts";
import { newSeed } from "../../../lib/new-seed.ts";
import { Card } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast.ts";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { ConflictCard } from "./conflict-card.tsx";
import type { TeamsWanted } from "./generate-teams.ts";
import { GenerationProgress } from "./generation-progress.tsx";
import { readTeamCount } from "./ready.ts";
import { ShareStrategy } from "./share-strategy.tsx";
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
  readonly generationType: MadeOfStrategy;
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
  // One seed for the visit: a link that is shared here makes the teams that are generated here.
  const [seed] = useState(newSeed);

  /** The number asked for; says what is missing, and gives nothing, where teams cannot be made yet. */
  const ask = (): number | null => {
    const asked = readTeamCount(number, limit);
    const wrong = missing ?? ("wrong" in asked ? asked.wrong : null);
    if (wrong === null && "count" in asked) return asked.count;
    toast.error(wrong ?? messages.generation.enterValidNumberOfTeams);
    return null;
  };
  const generate = () => {
    const teams = ask();
    if (teams === null) return;
    strategyStore.change({ teams });
    void control.start({ match, engineMatch, strategy, mix, teams, seed, generationType });
  };
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      {...(route === undefined ? {} : { route })}
      title={props.title}
      withoutAside
      titleActions={
        <ShareStrategy context={context} mix={mix} seed={seed} generationType={generationType} ask={ask} />
      }
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
