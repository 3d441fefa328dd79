import type { ReactNode } from "react";
import classes from "./side-legend.module.css";
import type { SideNames } from "./team-text.ts";

/** Which shape is which side. */
export const SideLegend = ({
  sides,
  children,
}: {
  readonly sides: SideNames;
  readonly children?: ReactNode;
}) => (
  <div className={classes["legend"]}>
    {(["left", "right"] as const).map((side) => (
      <span key={side} className={classes["side"]}>
        <span className={classes[side]} aria-hidden="true" />
        {sides[side]}
      </span>
    ))}
    {children && <span className={classes["rest"]}>{children}</span>}
  </div>
);
