import type { FantasyMatch } from "@teamwright/contract";
import { matchDayText } from "#blocks/match-day-text.ts";
import { t } from "#i18n/translate.ts";
import { serverNow } from "#lib/server-clock.ts";
import { Chip } from "#ui/chip.tsx";
import classes from "./mapper-desk.module.css";

interface AppMatchCardProps {
  readonly match: FantasyMatch;
  /** Our match is mapped to it. */
  readonly isMapped: boolean;
  /** The same sides at about the same time. */
  readonly likely: boolean;
  readonly isChosen?: boolean;
  readonly onClick: () => void;
}

/** "Today, 19:30" of an app's match. */
export const timeOf = (match: FantasyMatch): string =>
  matchDayText(Date.parse(match.match_time), serverNow());

/** One match of an app. */
export const AppMatchCard = ({ match, isMapped, likely, isChosen, onClick }: AppMatchCardProps) => (
  <li>
    <button
      type="button"
      className={classes["match"]}
      aria-pressed={isChosen}
      aria-current={isMapped || undefined}
      onClick={onClick}
    >
      <span className={classes["sides"]}>
        {t("mapper-desk.versus", { left: match.left_team_name, right: match.right_team_name })}
      </span>
      {isMapped ? (
        <Chip tone="ok">{t("mapper-desk.mappedToThisMatch")}</Chip>
      ) : (
        likely && <Chip tone="accent">{t("mapper-desk.likely")}</Chip>
      )}
      <span className={classes["about"]}>{[timeOf(match), match.series_name].join(" · ")}</span>
    </button>
  </li>
);
