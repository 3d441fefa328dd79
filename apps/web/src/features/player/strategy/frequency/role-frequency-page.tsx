import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { RoleCounts, Strategy } from "@teamwright/domain";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { usePlanStatus } from "#data/api/session.ts";
import { checkFrequency } from "#data/strategy/step-rules.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { useOutlook } from "../state/use-outlook.ts";
import { paths } from "#lib/paths.ts";
import { ContinueWhenReady } from "../flow/continue-button.tsx";
import { FlowFrame } from "../flow/flow-frame.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { FrequencyEditor } from "./frequency-editor.tsx";
import classes from "./frequency.module.css";
import { useTriedStrategy } from "./use-tried-strategy.ts";

const RoleFrequencyStep = ({ context, loadedAt }: StepProps) => {
  const { match, sport, draft } = context;
  const navigate = useNavigate();
  const next = usePlanStatus()?.prime_admin === true ? paths.percentageFrequency : paths.advancedExtra;
  const [left, setLeft] = useState<RoleCounts>(draft.strategy.role_frequency?.left ?? []);
  const [right, setRight] = useState<RoleCounts>(draft.strategy.role_frequency?.right ?? []);
  const wrong = checkFrequency(sport, [left, right]);
  const triedCounts = useMemo(() => (wrong === null ? { left, right } : null), [wrong, left, right]);
  const outlook = useOutlook(useTriedStrategy(context, "role_frequency", triedCounts));
  const leave = (frequency: Strategy["role_frequency"]) => {
    strategyStore.changeBounds({ role_frequency: frequency });
    void navigate(next);
  };
  return (
    <FlowFrame
      context={context}
      loadedAt={loadedAt}
      outlook={outlook}
      title={t("strategy.roleFrequency")}
      footer={
        <>
          <Button
            variant="soft"
            onClick={() => {
              leave(undefined);
            }}
          >
            {t("strategy.skipThisSection")}
          </Button>
          <ContinueWhenReady
            missing={wrong}
            onContinue={() => {
              leave({ left, right });
            }}
          />
        </>
      }
    >
      <p className={classes["lead"]}>{t("strategy.frequencyLead")}</p>
      <FrequencyEditor sport={sport} heading={match.left_team_name} counts={left} onCounts={setLeft} />
      <FrequencyEditor sport={sport} heading={match.right_team_name} counts={right} onCounts={setRight} />
    </FlowFrame>
  );
};

/** /rolefrequency: for each side and role, how many players a team may hold. */
export const RoleFrequencyPage = stepPage("strategy.roleFrequency", RoleFrequencyStep);
