import type { ReactNode } from "react";
import { Link } from "react-router";
import { DownIcon } from "../../ui/icon.tsx";
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
  /** The target of the row's link. */
  readonly to?: string | undefined;
  /** The content that the row opens. */
  readonly more?: ReactNode;
  /** Bounds of the strategy, in percent. */
  readonly target?: { readonly min: number; readonly max: number } | undefined;
}

interface BarListProps {
  readonly label: string;
  readonly rows: readonly BarRow[];
  readonly tone?: "accent" | "gold";
}

/** A table as bars: name, bar, figures. The figures contain everything that the bar shows. */
export const BarList = ({ label, rows, tone = "accent" }: BarListProps) => (
  <ul
    role="list"
    aria-label={label}
    className={`${classes["list"]} ${tone === "gold" ? classes["gold"] : ""}`}
  >
    {rows.map((row) => (
      <li key={row.key}>
        <Row row={row} />
      </li>
    ))}
  </ul>
);

const Row = ({ row }: { readonly row: BarRow }) => {
  if (row.to !== undefined)
    return (
      <Link to={row.to} className={classes["row"] ?? ""}>
        <BarCells row={row} />
      </Link>
    );
  if (row.more === undefined)
    return (
      <div className={classes["row"]}>
        <BarCells row={row} />
      </div>
    );
  return (
    <details className={classes["opening"]}>
      <summary className={classes["row"]}>
        <BarCells row={row} />
      </summary>
      {row.more}
    </details>
  );
};

const BarCells = ({ row }: { readonly row: BarRow }) => (
  <>
    <span className={classes["label"]}>
      {row.side && <SideMark side={row.side} />}
      {row.label}
    </span>
    <span className={classes["track"]} aria-hidden="true">
      {row.percent > 0 && <span className={classes["bar"]} style={{ width: `${row.percent}%` }} />}
      {row.target && (
        <span
          className={classes["target"]}
          style={{ left: `${row.target.min}%`, width: `${Math.max(1, row.target.max - row.target.min)}%` }}
        />
      )}
    </span>
    <span className={classes["figures"]}>
      <b>{row.figure}</b>
      {row.detail && ` · ${row.detail}`}
      {row.more !== undefined && <DownIcon size={14} className={classes["chevron"]} />}
    </span>
  </>
);
