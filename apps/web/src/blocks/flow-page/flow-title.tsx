import type { ReactNode } from "react";
import classes from "./flow-page.module.css";

interface FlowTitleProps {
  readonly title: string;
  /** The index of the step, e.g. "3 of 8". */
  readonly step?: string | undefined;
  /** Beside the title: what it means. */
  readonly explain?: ReactNode;
  readonly children?: ReactNode;
}

/** The title in the content, hidden from screen readers, which read the page's heading. */
export const FlowTitle = ({ title, step, explain, children }: FlowTitleProps) => (
  <div className={classes["title"]}>
    <p
      className={`${classes["heading"]} ${explain === undefined ? "" : classes["short"]}`}
      aria-hidden="true"
    >
      {step && <span className={classes["step"]}>{step}</span>}
      {title}
    </p>
    {explain !== undefined && <span className={classes["explain"]}>{explain}</span>}
    {children}
  </div>
);
