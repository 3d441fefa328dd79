import { t } from "../../../../i18n/translate.ts";
import { checkShares, checkViceCaptains } from "../../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import { paths } from "../../../../lib/paths.ts";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { DistributionSettings } from "./distribution-settings.tsx";
import { LeadersStep } from "./leaders-step.tsx";

const ViceCaptainStep = (props: StepProps) => {
  const { draft, pool } = props.context;
  return (
    <LeadersStep
      {...props}
      kind="viceCaptain"
      route={paths.viceCaptain}
      title={t("strategy.viceCaptain")}
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

/** /vicecaptain: the vice-captain candidates, and their shares. */
export const ViceCaptainPage = stepPage("strategy.viceCaptain", ViceCaptainStep);
