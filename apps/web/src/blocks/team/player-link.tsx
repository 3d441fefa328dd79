import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TeamPlayer } from "./team-view.ts";

interface PlayerLinkProps {
  readonly player: TeamPlayer;
  /** Not while a tap selects the team. */
  readonly isLinked: boolean;
  readonly className: string;
  /** The same link stands elsewhere for the keyboard. */
  readonly byTouch?: boolean;
  readonly children: ReactNode;
}

/** What stands for a player: it leads to his page where he has one. */
export const PlayerLink = ({ player, isLinked, className, byTouch = false, children }: PlayerLinkProps) =>
  isLinked && player.page !== undefined ? (
    <Link to={player.page} className={className} {...(byTouch && { tabIndex: -1 })}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
