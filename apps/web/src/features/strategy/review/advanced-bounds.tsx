import { TextInput } from "@mantine/core";
import { useState } from "react";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import classes from "./advanced-bounds.module.css";
import { ExposureBounds } from "./exposure-bounds.tsx";
import { MixPart } from "./mix-part.tsx";

/** Bounds on the set of teams rather than on each: how far apart they are, who stands in how many; and the mix. */
export const AdvancedBounds = ({ context }: { readonly context: StrategyContext }) => {
  const words = useText().strategy;
  const { draft, sport } = context;
  const [opened, setOpened] = useState(false);
  const [difference, setDifference] = useState(String(draft.minDifference));
  const valid = /^\d+$/.test(difference) && Number(difference) <= sport.teamSize;
  return (
    <details
      className={classes["box"]}
      onToggle={(event) => {
        setOpened(event.currentTarget.open);
      }}
    >
      <summary>{words.advanced}</summary>
      {opened && (
        <div className={classes["body"]}>
          <TextInput
            className={classes["difference"] ?? ""}
            label={words.minDifferenceLabel}
            description={words.minDifferenceHint}
            inputMode="numeric"
            error={valid ? null : words.zeroTo(sport.teamSize)}
            value={difference}
            onChange={(event) => {
              const text = event.currentTarget.value.trim();
              setDifference(text);
              if (/^\d+$/.test(text) && Number(text) <= sport.teamSize)
                strategyStore.change({ minDifference: Number(text) });
            }}
          />
          <MixPart context={context} />
          <ExposureBounds context={context} />
        </div>
      )}
    </details>
  );
};
