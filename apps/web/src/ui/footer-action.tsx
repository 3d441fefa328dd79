import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./footer-action.module.css";

type FooterActionProps = {
  readonly icon: ReactNode;
  readonly children: ReactNode;
} & ({ readonly to: string } | { readonly onClick: () => void; readonly disabled?: boolean });

/** A lesser action of a footer: on a phone its icon over its name, so that several fit beside the main button. */
export const FooterAction = ({ icon, children, ...target }: FooterActionProps) =>
  "to" in target ? (
    <Link to={target.to} className={classes["action"] ?? ""}>
      {icon}
      {children}
    </Link>
  ) : (
    <button type="button" className={classes["action"]} disabled={target.disabled} onClick={target.onClick}>
      {icon}
      {children}
    </button>
  );
