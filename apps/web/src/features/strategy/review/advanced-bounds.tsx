import { TextInput } from "@mantine/core";
import type { ExposureBounds, Player } from "@teamwright/domain";
import { useState } from "react";
import { Picture } from "../../../ui/picture.tsx";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import classes from "./advanced-bounds.module.css";
import { isPercentOrEmpty, withBound } from "./exposure-fields.ts";

interface ExposureRowProps {
  readonly player: Player;
  readonly bounds: ExposureBounds;
  readonly onBound: (end: "min" | "max", text: string) => void;
}

const ExposureRow = ({ player, bounds, onBound }: ExposureRowProps) => {
  const words = useText().strategy;
  const [texts, setTexts] = useState({ min: String(bounds.min ?? ""), max: String(bounds.max ?? "") });
  const crossed = texts.min !== "" && texts.max !== "" && Number(texts.min) > Number(texts.max);
  const field = (end: "min" | "max", label: string) => (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      placeholder={end === "min" ? "0" : "100"}
      error={crossed || !isPercentOrEmpty(texts[end])}
      value={texts[end]}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTexts({ ...texts, [end]: text });
        onBound(end, text);
      }}
    />
  );
  return (
    <li className={classes["row"]}>
      <Picture
        src={player.image}
        name={player.name}
        side={player.team_index === 0 ? "left" : "right"}
        size={28}
      />
      <span className={classes["name"]}>{player.name}</span>
      {field("min", words.leastExposure(player.name))}
      {field("max", words.mostExposure(player.name))}
    </li>
  );
};

/** Bounds on the set of teams rather than on each: how far apart they are, in how many of them a player stands. */
export const AdvancedBounds = ({ context }: { readonly context: StrategyContext }) => {
  const words = useText().strategy;
  const { draft, pool, sport } = context;
  const [difference, setDifference] = useState(String(draft.minDifference));
  const valid = /^\d+$/.test(difference) && Number(difference) <= sport.teamSize;
  return (
    <details className={classes["box"]}>
      <summary>{words.advanced}</summary>
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
        <div className={classes["head"]}>
          <h2 className={classes["heading"]}>{words.exposureHeading}</h2>
          <span>{words.least}</span>
          <span>{words.mostWord}</span>
        </div>
        <ul className={classes["rows"]}>
          {pool.map((player) => (
            <ExposureRow
              key={player.player_index}
              player={player}
              bounds={draft.exposure[player.player_index] ?? {}}
              onBound={(end, text) => {
                strategyStore.change((now) => ({
                  exposure: withBound(now.exposure, player.player_index, end, text),
                }));
              }}
            />
          ))}
        </ul>
      </div>
    </details>
  );
};
