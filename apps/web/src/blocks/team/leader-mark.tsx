import type { Sport } from "@teamwright/domain";
import classes from "./team-card.module.css";
import type { TeamView } from "./team-view.ts";

interface LeaderMarkProps {
  readonly team: TeamView;
  readonly index: number;
  readonly sport: Sport;
  readonly className?: string | undefined;
}

/** C or VC, SP or PP in basketball; nothing for the others. */
export const LeaderMark = ({ team, index, sport, className = "" }: LeaderMarkProps) => {
  if (index === team.captain)
    return <b className={`${classes["mark"]} ${className}`}>{sport.badges.captain}</b>;
  if (index === team.viceCaptain)
    return <b className={`${classes["mark"]} ${classes["vice"]} ${className}`}>{sport.badges.viceCaptain}</b>;
  return null;
};
