import { t } from "#i18n/translate.ts";
import { memo } from "react";
import type { ReactNode } from "react";
import type { Sport } from "@teamwright/domain";
import { Chip } from "#ui/chip.tsx";
import { DownIcon } from "#ui/icon.tsx";
import { GroundPicture } from "./ground-picture.tsx";
import classes from "./team-card.module.css";
import type { TeamFigure } from "./team-figure.ts";
import { TeamLines } from "./team-lines.tsx";
import { combinationOf } from "./team-view.ts";
import type { TeamView } from "./team-view.ts";

/** A phone has no room for a number of five digits beside the combination. */
const MAX_WITH_ROOM = 9999;

interface TeamCardProps {
  readonly team: TeamView;
  /** Replaces the number of a team that has none: "dream team". */
  readonly name?: string;
  readonly sport: Sport;
  readonly isOpen: boolean;
  readonly onToggle: (team: TeamView) => void;
  /** At the right of the header: Copy, a rank. */
  readonly actions?: ReactNode;
  /** Under the players: actions for the team in an app. */
  readonly footer?: ReactNode;
  /** Beside the number: points, "from attempt 2". */
  readonly badge?: ReactNode;
  readonly figure?: TeamFigure;
  /** Players who are known to be out; their names are struck through. */
  readonly out?: ReadonlySet<number> | undefined;
  /** When set, the card can be ticked. */
  readonly selection?: { readonly checked: boolean; readonly onChange: (row: number) => void } | undefined;
}

/** One team: number, credits, split, combination, its players by role; opens to the ground. */
export const TeamCard = memo(function TeamCard(props: TeamCardProps) {
  const {
    team,
    name,
    sport,
    isOpen,
    onToggle,
    actions,
    footer,
    badge,
    figure = "none",
    out,
    selection,
  } = props;
  const isCrowded = badge || team.number > MAX_WITH_ROOM;
  return (
    <article
      className={`${classes["card"]} ${selection?.checked ? classes["selected"] : ""} ${isOpen ? classes["opened"] : ""}`}
      aria-label={name ?? t("teams.team", { n: team.number })}
    >
      {selection && (
        <label className={classes["cover"]}>
          <input
            type="checkbox"
            className={classes["check"]}
            aria-label={t("teams.selectTeam", { n: team.number })}
            checked={selection.checked}
            onChange={() => selection.onChange(team.row)}
          />
        </label>
      )}
      <div
        className={`${classes["top"]} ${selection ? classes["ticked"] : ""} ${name === undefined ? "" : classes["named"]} ${isCrowded ? classes["crowded"] : ""}`}
      >
        <button
          type="button"
          className={classes["open"]}
          aria-expanded={isOpen}
          aria-label={
            name === undefined ? t("teams.openTeam", { n: team.number }) : t("teams.openNamed", { name })
          }
          onClick={() => onToggle(team)}
        >
          {name ?? t("teams.number", { n: team.number })}
          <DownIcon size={14} className={classes["chevron"]} />
        </button>
        {badge}
        <Chip>{t("teams.credits", { credits: team.credits.toFixed(1) })}</Chip>
        <Chip>{team.split.join("-")}</Chip>
        <span className={classes["combination"]}>
          <Chip>{combinationOf(team)}</Chip>
        </span>
        {actions && <div className={classes["end"]}>{actions}</div>}
      </div>
      {isOpen ? (
        <GroundPicture team={team} sport={sport} figure={figure} out={out} isLinked={!selection} />
      ) : (
        <TeamLines team={team} sport={sport} figure={figure} out={out} isLinked={!selection} />
      )}
      {footer}
    </article>
  );
});
