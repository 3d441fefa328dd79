import type { ReactNode } from "react";
import classes from "./side-legend.module.css";
import type { SideNames } from "./team-text.ts";

/** The shape of a side, at the size of a letter. */
export const SideMark = ({ side }: { readonly side: "left" | "right" }) => (
  <span className={classes[side]} aria-hidden="true" />
);

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
        <SideMark side={side} />
        {sides[side]}
      </span>
    ))}
    {children && <span className={classes["rest"]}>{children}</span>}
  </div>
);
