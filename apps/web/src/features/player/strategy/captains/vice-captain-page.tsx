import { t } from "../../../../i18n/translate.ts";
import { checkShares, checkViceCaptains } from "../../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import { paths } from "../../../../lib/paths.ts";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { DistributionSettings } from "./distribution-settings.tsx";
import { LeadersStep } from "./leaders-step.tsx";

const nobody: readonly number[] = [];

const ViceCaptainStep = (props: StepProps) => {
  const { draft, pool } = props.context;
  const { vice_captains: candidates = nobody, vice_captain_distribution: distribution } = draft.strategy;
  return (
    <LeadersStep
      {...props}
      kind="viceCaptain"
      route={paths.viceCaptain}
      title={t("strategy.viceCaptain")}
      chosen={candidates}
      onChange={(players) => {
        strategyStore.changeBounds({ vice_captains: players });
      }}
      missing={checkViceCaptains(candidates) ?? checkShares(distribution, candidates)}
      titleActions={
        <DistributionSettings
          pool={pool}
          candidates={candidates}
          distribution={distribution}
          onChange={(next) => {
            strategyStore.changeBounds({ vice_captain_distribution: next });
          }}
        />
      }
    />
  );
};

/** /vicecaptain: the vice-captain candidates, and their shares. */
export const ViceCaptainPage = stepPage("strategy.viceCaptain", ViceCaptainStep);
