import { useState } from "react";
import { ExplainedHeading } from "#blocks/explain/explained-heading.tsx";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { TextInput } from "#ui/text-input.tsx";
import classes from "./set-bounds.module.css";
import { differenceOf, differences } from "./set-presets.ts";

/** The minimum difference of any two teams: presets, and the exact number. */
export const HowDifferent = ({ context: { draft, sport } }: { readonly context: StrategyContext }) => {
  const difference = draft.strategy.min_difference ?? 0;
  const [text, setText] = useState(String(difference));
  const valid = /^\d+$/.test(text) && Number(text) <= sport.teamSize;
  const change = (next: string): void => {
    setText(next);
    if (/^\d+$/.test(next) && Number(next) <= sport.teamSize)
      strategyStore.changeBounds({ min_difference: Number(next) || undefined });
  };
  return (
    <Card>
      <ExplainedHeading
        term="difference"
        name={t("strategy.minDifferenceLabel")}
        heading={t("strategy.howDifferent")}
      />
      <div className={classes["presets"]} role="group" aria-label={t("strategy.howDifferentPresets")}>
        {differences.map((preset) => {
          const least = differenceOf(preset, sport.teamSize);
          return (
            <ChipButton key={preset} pressed={difference === least} onClick={() => change(String(least))}>
              {t(`strategy.different.${preset}`)}
            </ChipButton>
          );
        })}
      </div>
      <div className={classes["exact"]}>
        <TextInput
          className={classes["number"] ?? ""}
          aria-label={t("strategy.minDifferenceLabel")}
          inputMode="numeric"
          autoComplete="off"
          error={valid ? null : t("strategy.zeroTo", { most: sport.teamSize })}
          value={text}
          onChange={(event) => change(event.currentTarget.value.trim())}
        />
        <p className={classes["hint"]}>{t("strategy.minDifferenceHint")}</p>
      </div>
    </Card>
  );
};
