import { t } from "#i18n/translate.ts";
import type { ReactNode } from "react";
import { memo, useId } from "react";
import { Link } from "react-router";
import type { Player, Sport } from "@teamwright/domain";
import type { PlayerForecast } from "#forecast-client/player-forecasts.ts";
import { shortSideName } from "#lib/short-side-name.ts";
import { tenthsFigure } from "#lib/figures.ts";
import { CheckIcon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import classes from "./player-row.module.css";
import { ForecastOfPlayer } from "./forecast-of-player.tsx";
import { PlayingMark } from "./playing-mark.tsx";

interface PlayerRowProps {
  readonly player: Player;
  readonly sport: Sport;
  /** Whether line-ups are known; "own" are those that the user entered. */
  readonly lineupOut: boolean | "own";
  readonly checked: boolean;
  readonly onToggle: (player: Player) => void;
  /** Where the captain and vice-captain percentages are: under the ownership, or first, beside the role. */
  readonly figures?: "below" | "first";
  /** Before the match the points say nothing. */
  readonly withPoints: boolean;
  /** Why the row cannot be chosen; shown in the row and announced at a tap. */
  readonly blockedReason?: string | null;
  /** Shows only that a player is not in the line-up, to leave room for the figures; always so beside points. */
  readonly quiet?: boolean;
  /** Replaces the tick, e.g. "C". */
  readonly mark?: string;
  /** Of the points that the match will give him. */
  readonly forecast?: PlayerForecast | undefined;
  /** The address of the player's page, which the picture opens. */
  readonly about?: string | undefined;
  /** At the right end, outside the row's control, e.g. a share. */
  readonly after?: ReactNode;
}

const percent = (value: number) => `${tenthsFigure(value)}%`;

/** The percentages of the captaincies; the feed may lack either of them. */
const sharesOf = (
  { captain_percentage: captain, vice_captain_percentage: viceCaptain }: Player,
  { badges }: Sport,
) => [
  ...(captain === null ? [] : [`${badges.captain} ${percent(captain)}`]),
  ...(viceCaptain === null ? [] : [`${badges.viceCaptain} ${percent(viceCaptain)}`]),
];

/** One player as a control: picture, name, side, role, credits, points, percentages, and whether he is announced. */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const {
    player,
    sport,
    lineupOut,
    checked,
    onToggle,
    figures = "below",
    withPoints,
    blockedReason = null,
    quiet = false,
  } = props;
  const detail = useId();
  // Beside a control of its own, or why it cannot be chosen, a row has room for the name and the credits.
  const brief = figures === "below" && (Boolean(props.after) || blockedReason !== null);
  const side = player.team_index === 0 ? "left" : "right";
  return (
    <li
      className={`${classes["item"]} ${checked ? classes["on"] : ""} ${blockedReason === null ? "" : classes["off"]} ${figures === "first" ? classes["beside"] : ""}`}
    >
      <label className={classes["row"]}>
        <input
          type="checkbox"
          className={classes["input"]}
          checked={checked}
          aria-disabled={blockedReason !== null}
          aria-label={player.name}
          aria-describedby={detail}
          onChange={() => {
            onToggle(player);
          }}
        />
        {props.about === undefined ? (
          <Picture src={player.image} name={player.name} side={side} size={36} />
        ) : (
          <Link
            to={props.about}
            className={classes["about"] ?? ""}
            aria-label={t("common.aboutPlayer", { name: player.name })}
          >
            <Picture src={player.image} name={player.name} side={side} size={36} />
          </Link>
        )}
        <span className={classes["who"]}>
          <span className={classes["name"]}>{player.name}</span>
          <span id={detail} className={classes["meta"]}>
            <b>{sport.roles[player.role]?.code}</b>
            <span className={classes[side]}>{shortSideName(player.team_name)}</span>
            {blockedReason === null ? (
              <PlayingMark player={player} lineupOut={lineupOut} quiet={quiet || withPoints} />
            ) : (
              <span className={classes["blocked"]}>{blockedReason}</span>
            )}
            {figures === "first" && (
              <span className={classes["shares"]}>
                {sharesOf(player, sport).map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </span>
            )}
          </span>
        </span>
        {props.forecast && <ForecastOfPlayer forecast={props.forecast} sport={sport} />}
        <span className={classes["numbers"]}>
          <span className={classes["main"]}>
            {/* Beside the captaincies there is no room for the ownership. */}
            {player.selected_by !== null && figures !== "first" && !brief && (
              <span>
                <span className={classes["word"]}>{t("strategy.selectedBy")}</span>{" "}
                <b>{percent(player.selected_by)}</b>
              </span>
            )}
            <b className={classes["credits"]}>{player.credits.toFixed(1)}</b>
          </span>
          <span className={classes["second"]}>
            {figures === "below" &&
              !brief &&
              sharesOf(player, sport).map((text) => <span key={text}>{text}</span>)}
            {withPoints && <span>{t("strategy.points", { points: player.points })}</span>}
          </span>
        </span>
        <span
          className={`${classes["tick"]} ${props.mark === undefined ? "" : classes["gold"]}`}
          aria-hidden="true"
        >
          {props.mark ?? <CheckIcon size={16} />}
        </span>
      </label>
      {props.after}
    </li>
  );
});
