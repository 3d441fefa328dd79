import type { Strategy } from "@teamwright/domain";
import { useDeferredValue, useMemo } from "react";
import type { CSSProperties } from "react";
import { teamFigure } from "#blocks/strategy-bar/team-figure.ts";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { useCounts } from "#engine-client/use-counts.ts";
import { t } from "#i18n/translate.ts";
import { RangeSlider } from "#ui/range-slider.tsx";
import { checkPool } from "../state/pool-rules.ts";
import classes from "./credit-histogram.module.css";
import { creditParts, rangeOfPart } from "./credit-parts.ts";

interface CreditHistogramProps {
  readonly context: StrategyContext;
  /** As in the fields, which may be empty or contradict each other. */
  readonly range: readonly [min: number, max: number];
  readonly onChange: (range: readonly [min: number, max: number]) => void;
}

/** An end that was not moved keeps the number that was typed. */
const afterMove = (next: number, before: number, typed: number): number =>
  next === before && Number.isFinite(typed) ? typed : next;

/** How many teams of the strategy exist at which credits, and the range on it. */
export const CreditHistogram = ({ context, range, onChange }: CreditHistogramProps) => {
  const { engineMatch, pool, sport, strategy } = useDeferredValue(context);
  const parts = useMemo(
    () => (checkPool(sport, pool) === null ? creditParts(pool, sport.teamSize) : null),
    [sport, pool],
  );
  // The range itself changes nothing in the histogram, so that moving it counts nothing again.
  const withoutRange = JSON.stringify(changeBounds(strategy, { credits: undefined }));
  const requests = useMemo(
    () =>
      parts?.from.map((from) => ({
        key: String(from),
        strategy: changeBounds(JSON.parse(withoutRange) as Strategy, {
          credits: rangeOfPart(from, parts.width),
        }),
      })) ?? null,
    [parts, withoutRange],
  );
  const counts = useCounts(engineMatch, requests);
  if (parts === null) return null;
  const { from, width } = parts;
  const [first = 0, last = 0] = [from[0], from.at(-1)];
  const most = Math.max(1, ...counts.values());
  const within = (value: number, otherwise: number) =>
    Number.isFinite(value) ? Math.min(last, Math.max(first, value)) : otherwise;
  const [low, high] = [within(range[0], first), within(range[1], last)];
  return (
    <div className={classes["histogram"]} style={{ "--parts": from.length } as CSSProperties}>
      <ul className={classes["bars"]} role="list" aria-label={t("strategy.creditTeams")}>
        {from.map((part) => {
          const teams = counts.get(String(part));
          const isIn = part <= range[1] && rangeOfPart(part, width)[1] >= range[0];
          const words =
            teams === undefined
              ? ""
              : t("strategy.creditPart", { credits: part.toFixed(1), n: teamFigure(teams) });
          return (
            <li key={part} className={isIn ? classes["in"] : ""} title={words}>
              <span className="visually-hidden">{words}</span>
              <i style={{ height: `${(100 * (teams ?? 0)) / most}%` }} />
            </li>
          );
        })}
      </ul>
      <div className={classes["slider"]}>
        <RangeSlider
          min={first}
          max={last}
          step={width}
          value={[low, Math.max(low, high)]}
          fromLabel={t("strategy.rangeFrom")}
          toLabel={t("strategy.rangeTo")}
          onChange={([nextLow, nextHigh]) =>
            onChange([afterMove(nextLow, low, range[0]), afterMove(nextHigh, high, range[1])])
          }
        />
      </div>
      <p className={classes["ends"]} aria-hidden="true">
        <span>{first}</span>
        <span>{t("strategy.creditTeams")}</span>
        <span>{last}</span>
      </p>
    </div>
  );
};
