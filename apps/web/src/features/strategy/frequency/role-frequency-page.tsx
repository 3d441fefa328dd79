import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import type { RoleCounts } from "@teamwright/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import { usePlanStatus } from "../../../data/api/session.ts";
import { checkFrequency } from "../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useOutlook } from "../../../engine-client/use-outlook.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { toast } from "../../../ui/toast.ts";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { FrequencyEditor } from "./frequency-editor.tsx";
import classes from "./frequency.module.css";

const RoleFrequencyStep = ({ context, loadedAt }: StepProps) => {
  const { match, sport, draft } = context;
  const outlook = useOutlook(context);
  const words = useText().strategy;
  const navigate = useNavigate();
  const next = usePlanStatus()?.prime_admin === true ? paths.percentageFrequency : paths.advancedExtra;
  const [left, setLeft] = useState<RoleCounts>(draft.roleFrequency?.left ?? []);
  const [right, setRight] = useState<RoleCounts>(draft.roleFrequency?.right ?? []);
  const leave = (roleFrequency: typeof draft.roleFrequency) => {
    strategyStore.change({ roleFrequency });
    void navigate(next);
  };
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      title={messages.frequency.roleFrequency}
      footer={
        <>
          <Button
            variant="soft"
            onClick={() => {
              leave(null);
            }}
          >
            {messages.frequency.skipThisSection}
          </Button>
          <Button
            onClick={() => {
              const wrong = checkFrequency(sport, [left, right]);
              if (wrong === null) leave({ left, right });
              else toast.error(wrong);
            }}
          >
            {messages.generic.continue}
          </Button>
        </>
      }
    >
      <p className={classes["lead"]}>{words.frequencyLead}</p>
      <FrequencyEditor sport={sport} heading={match.left_team_name} counts={left} onCounts={setLeft} />
      <FrequencyEditor sport={sport} heading={match.right_team_name} counts={right} onCounts={setRight} />
    </FlowFrame>
  );
};

/** /rolefrequency: for each side and role, how many players a team may take. */
export const RoleFrequencyPage = stepPage(() => messages.frequency.roleFrequency, RoleFrequencyStep);
