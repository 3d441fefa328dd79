import { memo } from "react";
import type { Sport } from "@teamwright/domain";
import { useWide } from "#lib/use-wide.ts";
import classes from "./team-card.module.css";
import { PlayerLink } from "./player-link.tsx";
import { PlayerName } from "./player-name.tsx";
import { LeaderMark } from "./leader-mark.tsx";
import { figureOf } from "./team-figure.ts";
import type { TeamFigure } from "./team-figure.ts";
import type { TeamView } from "./team-view.ts";

interface TeamLinesProps {
  readonly team: TeamView;
  readonly sport: Sport;
  readonly figure: TeamFigure;
  readonly out?: ReadonlySet<number> | undefined;
  /** Whether names lead to the players' pages. */
  readonly isLinked: boolean;
}

/** The players of a team, one line per role, with whole names on a desktop. Pills are round for the left side and square for the right. */
export const TeamLines = memo(function TeamLines({ team, sport, figure, out, isLinked }: TeamLinesProps) {
  const wide = useWide();
  return (
    <>
      {team.lines.map(({ code, players }) => (
        <div key={code} className={classes["line"]}>
          <span className={classes["role"]}>{code}</span>
          <span className={classes["players"]}>
            {players.map((player) => (
              // Eleven stops for each team would be many: the keyboard has the links of the ground.
              <PlayerLink
                key={player.index}
                player={player}
                isLinked={isLinked}
                byTouch
                className={`${classes["player"]} ${classes[player.side] ?? ""} ${out?.has(player.index) ? classes["out"] : ""}`}
              >
                <PlayerName player={player} out={out} whole={wide} />
                {figure !== "none" && (
                  <span className={classes["figure"]}>{figureOf(team, player, figure)}</span>
                )}
                <LeaderMark team={team} index={player.index} sport={sport} />
              </PlayerLink>
            ))}
          </span>
        </div>
      ))}
    </>
  );
});
