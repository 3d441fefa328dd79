import { useState } from "react";
import { ExplainedHeading } from "#blocks/explain/explained-heading.tsx";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { ExposureBounds } from "./exposure-bounds.tsx";
import classes from "./set-bounds.module.css";
import { capAtHand, capsOf, withCap } from "./set-presets.ts";

/** The exposures: one cap for every player, and each target by itself. */
export const HowOften = ({ context }: { readonly context: StrategyContext }) => {
  const [isOpen, setIsOpen] = useState(false);
  // The fields below hold what was typed; a preset begins them anew.
  const [presses, setPresses] = useState(0);
  const cap = capAtHand(context);
  const choose = (next: number | null): void => {
    strategyStore.changeBounds({ exposure: next === null ? {} : withCap(context, next) });
    setPresses((before) => before + 1);
  };
  const bound = Object.keys(context.draft.strategy.exposure ?? {}).length;
  return (
    <Card>
      <ExplainedHeading term="exposure" name={t("strategy.exposureWord")} heading={t("strategy.howOften")} />
      <div className={classes["presets"]} role="group" aria-label={t("strategy.howOftenPresets")}>
        <ChipButton pressed={cap === null} onClick={() => choose(null)}>
          {t("strategy.often.any")}
        </ChipButton>
        {capsOf(context).map((most) => (
          <ChipButton key={most} pressed={cap === most} onClick={() => choose(most)}>
            {t("strategy.often.most", { n: most })}
          </ChipButton>
        ))}
      </div>
      <p className={classes["hint"]}>
        {cap === "custom"
          ? t("strategy.oftenHint.custom", { n: bound })
          : cap === null
            ? t("strategy.oftenHint.any")
            : t("strategy.oftenHint.most", { n: cap })}
      </p>
      <details className={classes["each"]} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t("strategy.oftenEach", { sport: context.sport.slug })}</summary>
        {isOpen && <ExposureBounds key={presses} context={context} />}
      </details>
    </Card>
  );
};
