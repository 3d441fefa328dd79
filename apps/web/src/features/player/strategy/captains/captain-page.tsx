import { t, useLanguage } from "../../../../i18n/translate.ts";
import type { Player } from "@teamwright/domain";
import { useDeferredValue, useMemo, useState } from "react";
import { toggled } from "../state/choices.ts";
import { checkCaptains, checkShares } from "../../../../data/strategy/step-rules.ts";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import { paths } from "../../../../lib/paths.ts";
import { ChipButton } from "../../../../ui/chip.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { DistributionSettings } from "./distribution-settings.tsx";
import classes from "./leaders.module.css";
import { LeadersStep } from "./leaders-step.tsx";

const nobody: readonly number[] = [];

const CaptainStep = (props: StepProps) => {
  const language = useLanguage();
  const { draft, pool, sport } = props.context;
  const { captains = nobody, vice_captains: viceCaptains = nobody } = draft.strategy;
  const [together, setTogether] = useState(false);
  const viceCaptainMark = ({ player_index: index, name }: Player) => (
    <button
      type="button"
      className={classes["second"]}
      aria-pressed={viceCaptains.includes(index)}
      aria-label={t("strategy.viceCaptainOf", { name })}
      onClick={() => {
        strategyStore.changeBounds({ vice_captains: toggled(viceCaptains, index) });
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
        {t("strategy.together", { captain: sport.badges.captain, viceCaptain: sport.badges.viceCaptain })}
      </ChipButton>
    ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its texts are of the language
    [together, language, sport],
  );
  const candidates = useDeferredValue(captains);
  const titleActions = useMemo(
    () => (
      <DistributionSettings
        pool={pool}
        candidates={candidates}
        distribution={draft.strategy.captain_distribution}
        onChange={(distribution) => {
          strategyStore.changeBounds({ captain_distribution: distribution });
        }}
      />
    ),
    [pool, candidates, draft.strategy.captain_distribution],
  );
  return (
    <LeadersStep
      {...props}
      kind="captain"
      route={paths.captain}
      title={t("strategy.captain")}
      chosen={captains}
      onChange={(players) => {
        strategyStore.changeBounds({ captains: players });
      }}
      missing={checkCaptains(captains) ?? checkShares(draft.strategy.captain_distribution, captains)}
      other={together ? viceCaptainMark : undefined}
      listActions={listActions}
      titleActions={titleActions}
    />
  );
};

/** /captain: the captain candidates, and their shares. */
export const CaptainPage = stepPage("strategy.captain", CaptainStep);
