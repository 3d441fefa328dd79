import { t } from "#i18n/translate.ts";
import type { Player, Sport } from "@teamwright/domain";
import type { TeamInWork } from "./human-team.ts";
import classes from "./posting.module.css";

interface LeaderControlsProps {
  readonly player: Player;
  readonly sport: Sport;
  readonly team: TeamInWork;
  readonly onCaptain: (index: number) => void;
  readonly onViceCaptain: (index: number) => void;
}

/** Captain and vice-captain of a chosen player: two toggles at the end of the row. */
export const LeaderControls = ({ player, sport, team, onCaptain, onViceCaptain }: LeaderControlsProps) => {
  const { player_index: index, name } = player;
  return (
    <span className={classes["marks"]}>
      <button
        type="button"
        className={classes["mark"]}
        aria-pressed={team.captain === index}
        aria-label={t("experts.human.captainOf", { sport: sport.slug, name })}
        onClick={() => onCaptain(index)}
      >
        {sport.badges.captain}
      </button>
      <button
        type="button"
        className={classes["mark"]}
        aria-pressed={team.viceCaptain === index}
        aria-label={t("experts.human.viceCaptainOf", { sport: sport.slug, name })}
        onClick={() => onViceCaptain(index)}
      >
        {sport.badges.viceCaptain}
      </button>
    </span>
  );
};
