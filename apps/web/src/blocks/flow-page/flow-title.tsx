import type { ReactNode } from "react";
import classes from "./flow-page.module.css";

interface FlowTitleProps {
  readonly title: string;
  /** The index of the step, e.g. "3 of 8". */
  readonly step?: string | undefined;
  readonly children?: ReactNode;
}

/** The title in the content, hidden from screen readers, which read the page's heading. */
export const FlowTitle = ({ title, step, children }: FlowTitleProps) => (
  <div className={classes["title"]}>
    <p className={classes["heading"]} aria-hidden="true">
      {step && <span className={classes["step"]}>{step}</span>}
      {title}
    </p>
    {children}
  </div>
);
