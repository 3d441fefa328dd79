import type { Player } from "@teamwright/domain";
import { Link } from "react-router";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import classes from "./prediction.module.css";

interface PlayerPillsProps {
  /** Names the list. */
  readonly label: string;
  readonly players: readonly Player[];
  /** The match whose pages of players the names open; null while leaving would lose changes. */
  readonly match: string | null;
}

/** Players as small marks, in their side's shape and colour. */
export const PlayerPills = ({ label, players, match }: PlayerPillsProps) => {
  if (players.length === 0) return <p className={classes["quiet"]}>{t("predictions.nobody")}</p>;
  return (
    <ul className={classes["pills"]} aria-label={label}>
      {players.map((player) => (
        <li
          key={player.player_index}
          title={player.name}
          className={`${classes["pill"]} ${player.team_index === 0 ? classes["left"] : classes["right"]}`}
        >
          {match === null ? (
            player.name
          ) : (
            <Link to={pathTo("player", { match, player: player.player_index })}>{player.name}</Link>
          )}
        </li>
      ))}
    </ul>
  );
};
