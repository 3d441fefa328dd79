import type { ReactNode } from "react";
import classes from "./footer-action.module.css";
import { MoreIcon } from "./icon.tsx";
import { Popover } from "./popover.tsx";

type FooterMenuProps = {
  /** The visible name; `label` begins with it. */
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
};

/** The lesser actions of a footer that have no room beside its main button, in a menu. */
export const FooterMenu = ({ name, label, children }: FooterMenuProps) => (
  <div className={classes["menu"]}>
    <Popover
      label={label}
      trigger={
        <span className={classes["action"]}>
          <MoreIcon />
          {name}
        </span>
      }
    >
      {children}
    </Popover>
  </div>
);
