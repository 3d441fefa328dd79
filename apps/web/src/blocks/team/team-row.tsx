import { t } from "#i18n/translate.ts";
import { memo } from "react";
import type { ReactNode } from "react";
import type { Sport } from "@teamwright/domain";
import { GroundPicture } from "./ground-picture.tsx";
import { PlayerName } from "./player-name.tsx";
import { LeaderMark } from "./leader-mark.tsx";
import classes from "./team-row.module.css";
import { combinationOf } from "./team-view.ts";
import type { TeamView } from "./team-view.ts";

interface TeamRowProps {
  readonly team: TeamView;
  readonly sport: Sport;
  readonly isOpen: boolean;
  readonly onToggle: (team: TeamView) => void;
  readonly selection?: { readonly checked: boolean; readonly onChange: (row: number) => void } | undefined;
  readonly badge?: ReactNode;
  /** Players who are known to be out; their names are struck through. */
  readonly out?: ReadonlySet<number> | undefined;
}

/** One team on one line: number, captain, vice-captain, credits, split, combination. Opens to the ground. */
export const TeamRow = memo(function TeamRow({
  team,
  sport,
  isOpen,
  onToggle,
  selection,
  badge,
  out,
}: TeamRowProps) {
  const players = team.lines.flatMap((line) => line.players);
  const leaders = [team.captain, team.viceCaptain].flatMap(
    (index) => players.find((player) => player.index === index) ?? [],
  );
  return (
    <article
      className={`${classes["row"]} ${selection?.checked ? classes["selected"] : ""}`}
      aria-label={t("teams.team", { n: team.number })}
    >
      <div className={classes["line"]}>
        {selection && (
          <input
            type="checkbox"
            className={classes["check"]}
            aria-label={t("teams.selectTeam", { n: team.number })}
            checked={selection.checked}
            onChange={() => selection.onChange(team.row)}
          />
        )}
        <button
          type="button"
          className={classes["open"]}
          aria-expanded={isOpen}
          onClick={() => onToggle(team)}
        >
          <b className={classes["number"]}>{t("teams.number", { n: team.number })}</b>
          <span className={classes["leaders"]}>
            {leaders.map((leader) => (
              <span key={leader.index} className={classes["leader"]}>
                <PlayerName player={leader} out={out} />
                <LeaderMark team={team} index={leader.index} sport={sport} className={classes["mark"]} />
              </span>
            ))}
          </span>
          {badge}
          <span className={classes["figures"]}>
            <span>{team.credits.toFixed(1)}</span>
            <span>{team.split.join("-")}</span>
            <span className={classes["combination"]}>{combinationOf(team)}</span>
          </span>
        </button>
      </div>
      {isOpen && <GroundPicture team={team} sport={sport} figure="none" out={out} isLinked={!selection} />}
    </article>
  );
});
