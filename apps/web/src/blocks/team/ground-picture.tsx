import { t } from "#i18n/translate.ts";
import type { Sport } from "@teamwright/domain";
import { Picture } from "#ui/picture.tsx";
import { roleName } from "../role-name.ts";
import { GroundMarks } from "./ground-marks.tsx";
import classes from "./ground-picture.module.css";
import { PlayerName } from "./player-name.tsx";
import { LeaderMark } from "./leader-mark.tsx";
import { figureOf } from "./team-figure.ts";
import type { TeamFigure } from "./team-figure.ts";
import type { TeamView } from "./team-view.ts";

interface GroundPictureProps {
  readonly team: TeamView;
  readonly sport: Sport;
  readonly figure: TeamFigure;
  /** Players who are known to be out. */
  readonly out?: ReadonlySet<number> | undefined;
}

/** The team on its ground. The picture is hidden from screen readers, which get a list. */
export const GroundPicture = ({ figure: wantedFigure, team, sport, out }: GroundPictureProps) => {
  const figure = wantedFigure === "none" ? "credits" : wantedFigure;
  return (
    <>
      <GroundList team={team} sport={sport} figure={figure} out={out} />
      <div
        className={`${classes["ground"]} ${classes[sport.ground.surface] ?? ""} ${classes[sport.ground.outline] ?? ""}`}
        aria-hidden="true"
      >
        <GroundMarks marks={sport.ground.marks} className={classes["marks"]} />
        {team.lines.map(({ code, players }) => (
          <div key={code} className={classes["row"]}>
            {players.map((player) => (
              <div key={player.index} className={`${classes["player"]} ${classes[player.side] ?? ""}`}>
                <span className={classes["picture"]}>
                  <Picture src={player.image} name={player.name} side={player.side} size={36} />
                  <LeaderMark team={team} index={player.index} sport={sport} className={classes["mark"]} />
                </span>
                <PlayerName player={player} out={out} />
                <span className={classes["figure"]}>{figureOf(team, player, figure)}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
};

const GroundList = ({ team, sport, figure, out }: GroundPictureProps) => {
  const [captain, viceCaptain] =
    sport.badges.captain === "C"
      ? [t("teams.captain"), t("teams.viceCaptain")]
      : [t("teams.starPlayer"), t("teams.proPlayer")];
  return (
    <ul className="visually-hidden" aria-label={t("teams.playersOf", { n: team.number })}>
      {team.lines.flatMap(({ code, name, players }) =>
        players.map((player) => (
          <li key={player.index}>
            {[
              player.name,
              roleName({ code, name }),
              player.sideName,
              player.index === team.captain
                ? captain
                : player.index === team.viceCaptain
                  ? viceCaptain
                  : null,
              out?.has(player.index) ? t("teams.out") : null,
              figure === "points"
                ? t("teams.points", { points: figureOf(team, player, figure) ?? "" })
                : t("teams.credits", { credits: figureOf(team, player, figure) ?? "" }),
            ]
              .filter((part) => part !== null)
              .join(", ")}
          </li>
        )),
      )}
    </ul>
  );
};
