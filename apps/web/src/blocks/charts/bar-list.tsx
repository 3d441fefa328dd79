import type { ReactNode } from "react";
import { Link } from "react-router";
import { DownIcon, WarningIcon } from "#ui/icon.tsx";
import { SideMark } from "../team/side-legend.tsx";
import classes from "./bar-list.module.css";

export interface BarRow {
  readonly key: string;
  readonly label: string;
  /** A player's side, shown by its shape. */
  readonly side?: "left" | "right" | undefined;
  /** Length of the bar, 0 to 100. */
  readonly percent: number;
  readonly figure: string;
  readonly detail?: string;
  /** Why the figure is uncertain: shown as a sign beside it, and read out. */
  readonly mark?: string;
  /** The target of the row's link. */
  readonly to?: string | undefined;
  /** The content that the row opens. */
  readonly more?: ReactNode;
  /** Bounds of the strategy, in percent. */
  readonly target?: { readonly min: number; readonly max: number } | undefined;
}

export interface BarListProps {
  readonly label: string;
  readonly rows: readonly BarRow[];
  readonly tone?: "accent" | "gold";
  /** The percentage of a whole bar; the longest row's where the rows are small. */
  readonly full?: number;
  /** What the bounds are called; absent where no row has any. */
  readonly targetText?: (target: NonNullable<BarRow["target"]>) => string;
}

/** A table as bars: name, bar, figures. The figures contain everything that the bar shows. */
export const BarList = ({ label, rows, tone = "accent", full = 100, targetText }: BarListProps) => (
  <ul
    role="list"
    aria-label={label}
    className={`${classes["list"]} ${tone === "gold" ? classes["gold"] : ""}`}
  >
    {rows.map((row) => (
      <li key={row.key}>
        <Row row={row} full={full} targetText={targetText} />
      </li>
    ))}
  </ul>
);

interface BarRowProps {
  readonly row: BarRow;
  readonly full: number;
  readonly targetText: BarListProps["targetText"];
}

const Row = ({ row, full, targetText }: BarRowProps) => {
  const cells = <BarCells row={row} full={full} targetText={targetText} />;
  if (row.to !== undefined)
    return (
      <Link to={row.to} className={classes["row"] ?? ""}>
        {cells}
      </Link>
    );
  if (row.more === undefined) return <div className={classes["row"]}>{cells}</div>;
  return (
    <details className={classes["opening"]}>
      <summary className={classes["row"]}>{cells}</summary>
      {row.more}
    </details>
  );
};

/** Where the bounds begin and end on the track. */
const placeOf = ({ min, max }: NonNullable<BarRow["target"]>, full: number) => {
  const from = Math.min(100, (100 * min) / full);
  return { left: `${from}%`, width: `${Math.max(1, Math.min(100, (100 * max) / full) - from)}%` };
};

const BarCells = ({ row, full, targetText }: BarRowProps) => (
  <>
    <span className={classes["label"]}>
      {row.side && <SideMark side={row.side} />}
      <span className={classes["name"]}>{row.label}</span>
    </span>
    <span className={classes["track"]} aria-hidden="true">
      {row.percent > 0 && (
        <span className={classes["bar"]} style={{ width: `${(100 * row.percent) / full}%` }} />
      )}
      {row.target && <span className={classes["target"]} style={placeOf(row.target, full)} />}
    </span>
    <span className={classes["figures"]}>
      {row.mark !== undefined && (
        <span title={row.mark} className={classes["mark"]}>
          <WarningIcon size={13} />
          <span className="visually-hidden">{row.mark}</span>
        </span>
      )}
      <b>{row.figure}</b>
      {row.detail && ` · ${row.detail}`}
      {row.target && targetText && <span className="visually-hidden">{targetText(row.target)}</span>}
      {row.more !== undefined && <DownIcon size={14} className={classes["chevron"]} />}
    </span>
  </>
);
