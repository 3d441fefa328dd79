import { t } from "#i18n/translate.ts";
import { memo } from "react";
import { UpIcon } from "#ui/icon.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import classes from "./strategy-bar.module.css";
import { teamFigure } from "./team-figure.ts";

export interface BarFigure {
  readonly label: string;
  readonly value: string;
}

export interface BarCount {
  /** Undefined until the first count is available, or while the strategy cannot be counted. */
  readonly teams: number | undefined;
  /** A new count is running. */
  readonly counting: boolean;
  /** One short reason, when no team is possible or nothing could be counted. */
  readonly reason: string | null;
  /** An upper bound: the strategies of a mix overlap in a way that was not counted. */
  readonly atMost: boolean;
  /** Nothing is wrong yet: the choices are not complete. */
  readonly incomplete?: boolean;
}

interface StrategyBarProps {
  readonly figures: readonly BarFigure[];
  readonly count: BarCount;
  /** Reserves room for a reason. */
  readonly steady?: boolean;
  readonly onOpen: () => void;
}

/** The choices so far and the exact number of teams that they allow. Opens the strategy as sentences. */
export const StrategyBar = memo(function StrategyBar({
  figures,
  count,
  steady = false,
  onOpen,
}: StrategyBarProps) {
  const none = count.teams === 0 && count.incomplete !== true;
  const exact = count.teams === undefined ? "–" : teamFigure(count.teams);
  const figure = count.atMost ? t("strategy-bounds.atMost", { teams: exact }) : exact;
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
        <span className={classes["label"]}>{t("strategy.teamsPossible")}</span>
        <span className={classes["figure"]} data-counting={count.counting}>
          {figure}
          <UpIcon size={14} className={classes["chevron"]} />
        </span>
      </button>
      {(steady || count.reason !== null) && (
        <p className={`${classes["reason"]} ${steady ? classes["oneLine"] : ""}`}>{count.reason}</p>
      )}
      <output className="visually-hidden">
        {count.counting ? "" : `${t("strategy.teamsPossible")}: ${figure}`}
      </output>
    </div>
  );
});
