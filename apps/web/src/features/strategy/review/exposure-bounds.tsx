import type { ExposureBounds as Bounds } from "@teamwright/domain";
import { useState } from "react";
import { playersAt } from "../../../data/strategy/pool.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { Picture } from "../../../ui/picture.tsx";
import classes from "./advanced-bounds.module.css";
import { isPercentOrEmpty, withBound } from "./exposure-fields.ts";
import { exposureFields, exposureKinds, exposureTargets } from "./exposure-targets.ts";
import type { ExposureKind, ExposureTarget } from "./exposure-targets.ts";

interface ExposureRowProps {
  readonly target: ExposureTarget;
  readonly bounds: Bounds;
  readonly onBound: (end: "min" | "max", text: string) => void;
}

const ExposureRow = ({ target, bounds, onBound }: ExposureRowProps) => {
  const words = useText().strategy;
  const [texts, setTexts] = useState({ min: String(bounds.min ?? ""), max: String(bounds.max ?? "") });
  const crossed = texts.min !== "" && texts.max !== "" && Number(texts.min) > Number(texts.max);
  const { name, player } = target;
  const field = (end: "min" | "max", label: string) => (
    <input
      className={classes["percent"]}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={end === "min" ? "0" : "100"}
      aria-invalid={crossed || !isPercentOrEmpty(texts[end])}
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
      <span className={classes["who"]}>
        {player !== null && (
          <Picture
            src={player.image}
            name={player.name}
            side={player.team_index === 0 ? "left" : "right"}
            size={28}
          />
        )}
        <span className={classes["name"]}>{name}</span>
      </span>
      {field("min", words.leastExposure(name))}
      {field("max", words.mostExposure(name))}
    </li>
  );
};

/** In what percent of the teams a player, a leader, a pair of them, a split or a combination stands. */
export const ExposureBounds = ({ context }: { readonly context: StrategyContext }) => {
  const words = useText().strategy;
  const [kind, setKind] = useState<ExposureKind>("players");
  const { draft, pool } = context;
  const captains = playersAt(pool, draft.captains);
  const [asked, setCaptain] = useState<number>();
  const captain = captains.find((player) => player.player_index === asked) ?? captains[0];
  const targets = exposureTargets(kind, context, captain?.player_index);
  const field = exposureFields[kind];
  const kindWords: Record<ExposureKind, string> = {
    players: words.players,
    captains: words.captainsShort,
    viceCaptains: words.viceCaptainsShort,
    pairs: words.pairsShort,
    sides: words.sidesShort,
    combinations: words.combinationsShort,
  };
  return (
    <section aria-label={words.exposureHeading}>
      <h2 className={classes["heading"]}>{words.exposureHeading}</h2>
      <div className={classes["kinds"]} role="group" aria-label={words.exposureOf}>
        {exposureKinds.map((each) => (
          <ChipButton
            key={each}
            pressed={each === kind}
            onClick={() => {
              setKind(each);
            }}
          >
            {kindWords[each]}
          </ChipButton>
        ))}
      </div>
      {kind === "pairs" && captain !== undefined && (
        <label className={classes["with"]}>
          {words.withCaptain}
          <select
            value={captain.player_index}
            onChange={(event) => {
              setCaptain(Number(event.currentTarget.value));
            }}
          >
            {captains.map((player) => (
              <option key={player.player_index} value={player.player_index}>
                {player.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {targets.length === 0 ? (
        <p className={classes["hint"]}>{words.exposureNothing}</p>
      ) : (
        <>
          <div className={classes["head"]} aria-hidden="true">
            <span />
            <span>{words.least}</span>
            <span>{words.mostWord}</span>
          </div>
          <ul className={classes["rows"]}>
            {targets.map((target) => (
              <ExposureRow
                key={`${kind} ${target.key}`}
                target={target}
                bounds={draft[field][target.key] ?? {}}
                onBound={(end, text) => {
                  strategyStore.change((now) => ({ [field]: withBound(now[field], target.key, end, text) }));
                }}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
