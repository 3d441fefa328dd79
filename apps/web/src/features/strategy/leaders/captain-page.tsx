import type { Player } from "@teamwright/domain";
import { useDeferredValue, useMemo, useState } from "react";
import { toggled } from "../../../data/strategy/choices.ts";
import { checkCaptains, checkShares } from "../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { DistributionSettings } from "./distribution-settings.tsx";
import classes from "./leaders.module.css";
import { LeadersStep } from "./leaders-step.tsx";

const CaptainStep = (props: StepProps) => {
  const words = useText().strategy;
  const { draft, pool, sport } = props.context;
  const [together, setTogether] = useState(false);
  const viceCaptainMark = ({ player_index: index, name }: Player) => (
    <button
      type="button"
      className={classes["second"]}
      aria-pressed={draft.viceCaptains.includes(index)}
      aria-label={words.viceCaptainOf(name)}
      onClick={() => {
        strategyStore.change({ viceCaptains: toggled(draft.viceCaptains, index) });
      }}
    >
      <span>{sport.badges.viceCaptain}</span>
    </button>
  );
  const listActions = useMemo(
    () => (
      <ChipButton
        pressed={together}
        onClick={() => {
          setTogether(!together);
        }}
      >
        {words.together(sport.badges.captain, sport.badges.viceCaptain)}
      </ChipButton>
    ),
    [together, words, sport],
  );
  const captains = useDeferredValue(draft.captains);
  const titleActions = useMemo(
    () => (
      <DistributionSettings
        pool={pool}
        candidates={captains}
        distribution={draft.captainDistribution}
        onChange={(captainDistribution) => {
          strategyStore.change({ captainDistribution });
        }}
      />
    ),
    [pool, captains, draft.captainDistribution],
  );
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
      other={together ? viceCaptainMark : undefined}
      listActions={listActions}
      titleActions={titleActions}
    />
  );
};

/** /captain: who may captain the teams, and in what shares. */
export const CaptainPage = stepPage((text) => text.strategy.captain, CaptainStep);
