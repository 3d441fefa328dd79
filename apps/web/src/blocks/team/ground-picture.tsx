import { t } from "#i18n/translate.ts";
import type { Sport } from "@teamwright/domain";
import { Picture } from "#ui/picture.tsx";
import { roleName } from "../role-name.ts";
import { GroundMarks } from "./ground-marks.tsx";
import classes from "./ground-picture.module.css";
import { LeaderMark } from "./leader-mark.tsx";
import { PlayerLink } from "./player-link.tsx";
import { PlayerName } from "./player-name.tsx";
import { figureOf } from "./team-figure.ts";
import type { TeamFigure } from "./team-figure.ts";
import type { RoleLine, TeamPlayer, TeamView } from "./team-view.ts";

interface GroundPictureProps {
  readonly team: TeamView;
  readonly sport: Sport;
  readonly figure: TeamFigure;
  /** Players who are known to be out. */
  readonly out?: ReadonlySet<number> | undefined;
  /** Whether players lead to their pages. */
  readonly isLinked: boolean;
}

/** The team on its ground. A screen reader gets a list with a sentence for each player. */
export const GroundPicture = ({ figure: wantedFigure, ...props }: GroundPictureProps) => {
  const { team, sport, out, isLinked } = props;
  const figure = wantedFigure === "none" ? "credits" : wantedFigure;
  return (
    <div
      className={`${classes["ground"]} ${classes[sport.ground.surface] ?? ""} ${classes[sport.ground.outline] ?? ""}`}
      role="list"
      aria-label={t("teams.playersOf", { n: team.number })}
    >
      <GroundMarks marks={sport.ground.marks} className={classes["marks"]} />
      {team.lines.map((line) => (
        <div key={line.code} className={classes["row"]} role="presentation">
          {line.players.map((player) => (
            <div key={player.index} role="listitem" className={classes["place"]}>
              <PlayerLink
                player={player}
                isLinked={isLinked}
                className={`${classes["player"]} ${classes[player.side] ?? ""}`}
              >
                <span className="visually-hidden">{sentenceOf({ ...props, figure }, line, player)}</span>
                <span className={classes["picture"]} aria-hidden="true">
                  <Picture src={player.image} name={player.name} side={player.side} size={36} />
                  <LeaderMark team={team} index={player.index} sport={sport} className={classes["mark"]} />
                </span>
                <span className={classes["name"]} aria-hidden="true">
                  <PlayerName player={player} out={out} />
                </span>
                <span className={classes["figure"]} aria-hidden="true">
                  {figureOf(team, player, figure)}
                </span>
              </PlayerLink>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

function sentenceOf(
  { team, sport, figure, out }: GroundPictureProps,
  line: RoleLine,
  player: TeamPlayer,
): string {
  const value = figureOf(team, player, figure) ?? "";
  return [
    player.name,
    roleName(line),
    player.sideName,
    player.index === team.captain
      ? t("teams.captain", { sport: sport.slug })
      : player.index === team.viceCaptain
        ? t("teams.viceCaptain", { sport: sport.slug })
        : null,
    out?.has(player.index) ? t("teams.out") : null,
    figure === "points" ? t("teams.points", { points: value }) : t("teams.credits", { credits: value }),
  ]
    .filter((part) => part !== null)
    .join(", ");
}
