import type { ReactNode } from "react";
import classes from "./flow-page.module.css";

/** The title in the content; the page's heading says it to screen readers. */
export const FlowTitle = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className={classes["title"]}>
    <p className={classes["heading"]} aria-hidden="true">
      {title}
    </p>
    {children}
  </div>
);
