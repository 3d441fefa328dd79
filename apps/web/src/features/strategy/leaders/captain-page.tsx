import { checkCaptains, checkShares } from "../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { DistributionSettings } from "./distribution-settings.tsx";
import { LeadersStep } from "./leaders-step.tsx";

const CaptainStep = (props: StepProps) => {
  const words = useText().strategy;
  const { draft, pool } = props.context;
  return (
    <LeadersStep
      {...props}
      kind="captain"
      route={paths.captain}
      title={words.captain}
      chosen={draft.captains}
      onChange={(captains) => {
        strategyStore.change({ captains });
      }}
      missing={checkCaptains(draft.captains) ?? checkShares(draft.captainDistribution, draft.captains)}
      titleActions={
        <DistributionSettings
          pool={pool}
          candidates={draft.captains}
          distribution={draft.captainDistribution}
          onChange={(captainDistribution) => {
            strategyStore.change({ captainDistribution });
          }}
        />
      }
    />
  );
};

/** /captain: who may captain the teams, and in what shares. */
export const CaptainPage = stepPage((text) => text.strategy.captain, CaptainStep);
