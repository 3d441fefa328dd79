import { t } from "#i18n/translate.ts";
import { NativeSelect } from "#ui/native-select.tsx";
import type { ExposureBounds as Bounds } from "@teamwright/domain";
import { useId, useState } from "react";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import { playersAt } from "#data/strategy/pool.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { ChipButton } from "#ui/chip.tsx";
import { withLatinDigits } from "#ui/number-text.ts";
import { Picture } from "#ui/picture.tsx";
import classes from "./exposure-bounds.module.css";
import { isPercentOrEmpty, withBounds } from "./exposure-fields.ts";
import type { BoundTexts } from "./exposure-fields.ts";
import { exposureFields, exposureKinds, exposureTargets } from "./exposure-targets.ts";
import type { ExposureKind, ExposureTarget } from "./exposure-targets.ts";

interface ExposureRowProps {
  readonly target: ExposureTarget;
  readonly bounds: Bounds;
  readonly onBounds: (texts: BoundTexts) => void;
}

const ExposureRow = ({ target, bounds, onBounds }: ExposureRowProps) => {
  const [texts, setTexts] = useState({ min: String(bounds.min ?? ""), max: String(bounds.max ?? "") });
  const problemId = useId();
  const isCrossed = texts.min !== "" && texts.max !== "" && Number(texts.min) > Number(texts.max);
  const { name, player } = target;
  const field = (end: "min" | "max", label: string) => (
    <input
      className={classes["percent"]}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={end === "min" ? "0" : "100"}
      aria-invalid={isCrossed || !isPercentOrEmpty(texts[end])}
      aria-describedby={problemId}
      value={texts[end]}
      onChange={(event) => {
        const text = withLatinDigits(event.currentTarget.value);
        const next = { ...texts, [end]: text };
        setTexts(next);
        onBounds(next);
      }}
    />
  );
  const problem = isCrossed
    ? t("strategy.exposureCrossed")
    : [texts.min, texts.max].every(isPercentOrEmpty)
      ? null
      : t("strategy.exposureNoPercent");
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
      {field("min", t("strategy.leastExposure", { name }))}
      {field("max", t("strategy.mostExposure", { name }))}
      {problem !== null && (
        <p id={problemId} className={classes["problem"]} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
};

/** Exposure: the percentage of teams with a player, a captain, a vice-captain, a pair, a split or a combination. */
export const ExposureBounds = ({ context }: { readonly context: StrategyContext }) => {
  const [kind, setKind] = useState<ExposureKind>("players");
  const { draft, pool, sport } = context;
  const captains = playersAt(pool, draft.strategy.captains ?? []);
  const [captainIndex, setCaptainIndex] = useState<number>();
  const captain = captains.find((player) => player.player_index === captainIndex) ?? captains[0];
  const targets = exposureTargets(kind, context, captain?.player_index);
  const field = exposureFields[kind];
  const kindWords: Record<ExposureKind, string> = {
    players: t("strategy.players"),
    captains: t("strategy.captainsShort", { sport: sport.slug }),
    viceCaptains: t("strategy.viceCaptainsShort", { sport: sport.slug }),
    pairs: t("strategy.pairsShort"),
    sides: t("strategy.sidesShort"),
    combinations: t("strategy.combinationsShort"),
  };
  return (
    <section aria-label={t("strategy.exposureHeading")} className={classes["part"]}>
      <div className={classes["kinds"]} role="group" aria-label={t("strategy.exposureOf")}>
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
        <NativeSelect
          label={t("strategy.withCaptain", { sport: sport.slug })}
          value={captain.player_index}
          onChange={(event) => {
            setCaptainIndex(Number(event.currentTarget.value));
          }}
          data={captains.map((player) => ({ value: String(player.player_index), label: player.name }))}
        />
      )}
      {targets.length === 0 ? (
        <p className={classes["hint"]}>{t("strategy.exposureNothing")}</p>
      ) : (
        <>
          <div className={classes["head"]} aria-hidden="true">
            <span />
            <span>{t("strategy.least")}</span>
            <span>{t("strategy.mostWord")}</span>
          </div>
          <ul className={classes["rows"]}>
            {targets.map((target) => (
              <ExposureRow
                key={`${kind} ${target.key}`}
                target={target}
                bounds={draft.strategy[field]?.[target.key] ?? {}}
                onBounds={(texts) => {
                  strategyStore.change(({ strategy }) => ({
                    strategy: changeBounds(strategy, {
                      [field]: withBounds(strategy[field] ?? {}, target.key, texts),
                    }),
                  }));
                }}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
