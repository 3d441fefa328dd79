import type { ReactNode } from "react";
import classes from "./card.module.css";

/** One figure with its small label. Used inside `Stats`. */
export const Stat = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={classes["stat"]}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A row of figures, read out as a list of terms and values. */
export const Stats = ({ children }: { readonly children: ReactNode }) => (
  <dl className={classes["stats"]}>{children}</dl>
);
