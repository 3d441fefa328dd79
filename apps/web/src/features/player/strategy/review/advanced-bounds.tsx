import { t } from "../../../../i18n/translate.ts";
import { TextInput } from "../../../../ui/text-input.tsx";
import { useState } from "react";
import { ExplainedHeading } from "../../../../blocks/explain/explained-heading.tsx";
import { strategyStore } from "../../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../../data/strategy/use-strategy.ts";
import classes from "./advanced-bounds.module.css";
import { ExposureBounds } from "./exposure-bounds.tsx";
import { MixPart } from "./mix-part.tsx";

/** Bounds on the set of teams rather than on each: minimum difference and exposures; and the mix. */
export const AdvancedBounds = ({ context }: { readonly context: StrategyContext }) => {
  const { draft, sport } = context;
  const [opened, setOpened] = useState(false);
  const [difference, setDifference] = useState(String(draft.strategy.min_difference ?? 0));
  const valid = /^\d+$/.test(difference) && Number(difference) <= sport.teamSize;
  return (
    <details
      className={classes["box"]}
      onToggle={(event) => {
        setOpened(event.currentTarget.open);
      }}
    >
      <summary>{t("strategy.advanced")}</summary>
      {opened && (
        <div className={classes["body"]}>
          <ExplainedHeading term="difference" name={t("strategy.minDifferenceLabel")} />
          <TextInput
            className={classes["difference"] ?? ""}
            aria-label={t("strategy.minDifferenceLabel")}
            description={t("strategy.minDifferenceHint")}
            inputMode="numeric"
            error={valid ? null : t("strategy.zeroTo", { most: sport.teamSize })}
            value={difference}
            onChange={(event) => {
              const text = event.currentTarget.value.trim();
              setDifference(text);
              if (/^\d+$/.test(text) && Number(text) <= sport.teamSize)
                strategyStore.changeBounds({ min_difference: Number(text) || undefined });
            }}
          />
          <MixPart context={context} />
          <ExposureBounds context={context} />
        </div>
      )}
    </details>
  );
};
