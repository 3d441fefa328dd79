import type { ReactNode } from "react";
import classes from "./flow-page.module.css";

/** The title in the content, hidden from screen readers, which read the page's heading. */
export const FlowTitle = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className={classes["title"]}>
    <p className={classes["heading"]} aria-hidden="true">
      {title}
    </p>
    {children}
  </div>
);
