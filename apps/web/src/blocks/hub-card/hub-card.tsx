import type { ReactNode } from "react";
import { Link } from "react-router";
import { ForwardIcon } from "#ui/icon.tsx";
import type { Icon } from "#ui/icon.tsx";
import classes from "./hub-card.module.css";

interface HubContentProps {
  readonly title: string;
  readonly hint: string;
  readonly icon: Icon;
  /** Before the arrow, e.g. how many. */
  readonly badge?: ReactNode;
  /** The short way, which stands out. */
  readonly lead?: boolean;
  /** Only reserves the place of the card, which is not known to lead anywhere yet. A text says why it leads nowhere. */
  readonly waits?: boolean | string;
}
interface LinkProps {
  readonly to: string;
  /** Handed over in the history's state. */
  readonly state?: unknown;
}
interface HubButtonProps {
  readonly onClick: () => void;
}

const cardClass = ({ lead = false }: HubContentProps): string =>
  `${classes["card"]} ${lead ? classes["lead"] : ""}`;

/** One way on from a hub: a link, or a button, that fills its card. */
export const HubCard = (props: HubContentProps & (LinkProps | HubButtonProps)) => (
  <li className={props.waits ? classes["waits"] : undefined}>
    {typeof props.waits === "string" && <p>{props.waits}</p>}
    {"to" in props ? (
      <Link to={props.to} state={props.state} className={cardClass(props)}>
        <Content {...props} />
      </Link>
    ) : (
      <button type="button" className={cardClass(props)} onClick={props.onClick}>
        <Content {...props} />
      </button>
    )}
  </li>
);

const Content = ({ title, hint, icon: IconOf, badge }: HubContentProps) => (
  <>
    <span className={classes["icon"]}>
      <IconOf />
    </span>
    <span className={classes["words"]}>
      <span className={classes["title"]}>{title}</span>
      <span className={classes["hint"]}>{hint}</span>
    </span>
    <span className={classes["end"]}>
      {badge}
      <ForwardIcon className={classes["arrow"]} />
    </span>
  </>
);

export const HubCards = ({ children }: { readonly children: ReactNode }) => (
  <ul role="list" className={classes["cards"]}>
    {children}
  </ul>
);
