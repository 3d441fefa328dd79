import { memo } from "react";
import { useText } from "../../i18n/text.ts";
import { UpIcon } from "../../ui/icon.tsx";
import { Stat, Stats } from "../../ui/stat.tsx";
import classes from "./strategy-bar.module.css";
import { teamFigure } from "./team-figure.ts";

export interface BarFigure {
  readonly label: string;
  readonly value: string;
}

export interface BarCount {
  /** Undefined until the first count has come, or while the strategy cannot be counted. */
  readonly teams: number | undefined;
  /** A newer figure is on its way. */
  readonly counting: boolean;
  /** One short reason, when no team is possible or nothing could be counted. */
  readonly reason: string | null;
}

interface StrategyBarProps {
  readonly figures: readonly BarFigure[];
  readonly count: BarCount;
  readonly onOpen: () => void;
}

/** What is chosen so far and the exact number of teams it allows. Opens the strategy as sentences. */
export const StrategyBar = memo(function StrategyBar({ figures, count, onOpen }: StrategyBarProps) {
  const words = useText().strategy;
  const none = count.teams === 0;
  const figure = count.teams === undefined ? "–" : teamFigure(count.teams);
  return (
    <div className={`${classes["bar"]} ${none ? classes["none"] : ""}`}>
      <Stats>
        {figures.map(({ label, value }) => (
          <Stat key={label} label={label}>
            {value}
          </Stat>
        ))}
      </Stats>
      <button type="button" className={classes["open"]} aria-haspopup="dialog" onClick={onOpen}>
        <span className={classes["label"]}>{words.teamsPossible}</span>
        <span className={classes["figure"]} data-counting={count.counting}>
          {figure}
          <UpIcon size={14} className={classes["chevron"]} />
        </span>
      </button>
      {count.reason !== null && <p className={classes["reason"]}>{count.reason}</p>}
      <output className="visually-hidden">{count.counting ? "" : `${words.teamsPossible}: ${figure}`}</output>
    </div>
  );
});
