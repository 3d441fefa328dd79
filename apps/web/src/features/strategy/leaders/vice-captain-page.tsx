import { checkShares, checkViceCaptains } from "../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { DistributionSettings } from "./distribution-settings.tsx";
import { LeadersStep } from "./leaders-step.tsx";

const ViceCaptainStep = (props: StepProps) => {
  const words = useText().strategy;
  const { draft, pool } = props.context;
  return (
    <LeadersStep
      {...props}
      kind="viceCaptain"
      route={paths.viceCaptain}
      title={words.viceCaptain}
      chosen={draft.viceCaptains}
      onChange={(viceCaptains) => {
        strategyStore.change({ viceCaptains });
      }}
      missing={
        checkViceCaptains(draft.viceCaptains) ??
        checkShares(draft.viceCaptainDistribution, draft.viceCaptains)
      }
      titleActions={
        <DistributionSettings
          pool={pool}
          candidates={draft.viceCaptains}
          distribution={draft.viceCaptainDistribution}
          onChange={(viceCaptainDistribution) => {
            strategyStore.change({ viceCaptainDistribution });
          }}
        />
      }
    />
  );
};

/** /vicecaptain: who may be vice-captain, and in what shares. */
export const ViceCaptainPage = stepPage((text) => text.strategy.viceCaptain, ViceCaptainStep);
