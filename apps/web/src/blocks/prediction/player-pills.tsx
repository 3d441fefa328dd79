import type { Player } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import classes from "./prediction.module.css";

interface PlayerPillsProps {
  /** Names the list. */
  readonly label: string;
  readonly players: readonly Player[];
}

/** Players as small marks, in their side's shape and colour. */
export const PlayerPills = ({ label, players }: PlayerPillsProps) => {
  if (players.length === 0) return <p className={classes["quiet"]}>{t("predictions.nobody")}</p>;
  return (
    <ul className={classes["pills"]} aria-label={label}>
      {players.map((player) => (
        <li
          key={player.player_index}
          title={player.name}
          className={`${classes["pill"]} ${player.team_index === 0 ? classes["left"] : classes["right"]}`}
        >
          {player.name}
        </li>
      ))}
    </ul>
  );
};
