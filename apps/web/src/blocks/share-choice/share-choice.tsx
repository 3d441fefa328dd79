import type { SportSlug } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./share-choice.module.css";

interface ShareChoiceProps {
  readonly sport: SportSlug;
  readonly attachedCount: number;
  readonly required: number;
  /** False: the first teams are shared in their order. */
  readonly isBalanced: boolean;
  readonly onChange: (balanced: boolean) => void;
}

/** Chooses which of the attached teams are shared, and says how many nobody gets. */
export const ShareChoice = ({ sport, attachedCount, required, isBalanced, onChange }: ShareChoiceProps) => (
  <Card heading={t("groups.shares")}>
    <div role="group" aria-label={t("groups.shares")} className={classes["choices"]}>
      <ChipButton pressed={isBalanced} onClick={() => onChange(true)}>
        {t("groups.balanced")}
      </ChipButton>
      <ChipButton pressed={!isBalanced} onClick={() => onChange(false)}>
        {t("groups.firstTeams", { n: required })}
      </ChipButton>
    </div>
    <p className={classes["hint"]}>
      {t(isBalanced ? "groups.balancedHint" : "groups.firstTeamsHint", { sport })}
    </p>
    {attachedCount > required && (
      <p className={classes["hint"]}>
        {t("groups.unusedTeams", { unused: attachedCount - required, attached: attachedCount })}
      </p>
    )}
  </Card>
);
