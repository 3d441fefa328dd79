import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { StrategySentences } from "../../../blocks/strategy-bar/strategy-sentences.tsx";
import { usePlanStatus } from "../../../data/api/session.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../../../engine-client/use-outlook.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { toast } from "../../../ui/toast.ts";
import { FlowFrame } from "../flow/flow-frame.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { ConflictCard } from "./conflict-card.tsx";
import { GenerationProgress } from "./generation-progress.tsx";
import { checkReady, readTeamCount } from "./ready.ts";
import classes from "./review.module.css";
import { TeamNumber } from "./team-number.tsx";
import { useGeneration } from "./use-generation.ts";

/** The limit of an account whose powers are not known yet. Source: DECISIONS section 3. */
const USUAL_LIMIT = 2000;
const FIRST_NUMBER = 20;
const NORMAL_FLOW = 2;

/** The strategy as a whole with its exact count, then the number of teams. */
export const ReviewStep = ({ context, loadedAt, extra }: StepProps & { readonly extra: boolean }) => {
  const { match, engineMatch, draft, strategy } = context;
  const outlook = useOutlook(context);
  const words = useText().strategy;
  const limit = usePlanStatus()?.team_limit ?? USUAL_LIMIT;
  const [number, setNumber] = useState(String(draft.teams ?? FIRST_NUMBER));
  const control = useGeneration();

  const generate = () => {
    const asked = readTeamCount(number, limit);
    const wrong = checkReady(context) ?? ("wrong" in asked ? asked.wrong : null);
    if (wrong !== null || "wrong" in asked) {
      toast.error(wrong ?? messages.generation.enterValidNumberOfTeams);
      return;
    }
    strategyStore.change({ teams: asked.count });
    void control.start({ match, engineMatch, strategy, teams: asked.count, generationType: NORMAL_FLOW });
  };
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      {...(extra ? {} : { route: paths.advanced })}
      title={words.yourStrategy}
      withoutAside
      footer={
        <>
          {!extra && (
            <LinkButton to={paths.roleFrequency} variant="soft">
              {words.addStrategies}
            </LinkButton>
          )}
          <Button loading={control.progress !== null} onClick={generate}>
            {messages.generic.generateTeams}
          </Button>
        </>
      }
    >
      <div className={classes["panes"]}>
        <div className={classes["number"]}>
          <ConflictCard outlook={outlook} />
          <TeamNumber value={number} onChange={setNumber} limit={limit} possible={outlook.count.teams} />
          <GenerationProgress control={control} />
        </div>
        <Card>
          <StrategySentences lines={outlook.lines} />
        </Card>
      </div>
    </FlowFrame>
  );
};
