import { t } from "#i18n/translate.ts";
import type { Player, Sport } from "@teamwright/domain";
import { useMemo } from "react";
import type { CSSProperties, ReactNode } from "react";
import { useGrowing } from "#lib/use-growing.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { PlayerRow } from "../player-row/player-row.tsx";
import { arrangePlayers, havePoints } from "./arrange.ts";
import type { PlayerForecasts, PlayerView } from "./arrange.ts";
import classes from "./player-list.module.css";

interface PlayerListProps {
  readonly sport: Sport;
  readonly label: string;
  readonly players: readonly Player[];
  /** Whether line-ups are known; "own" are those that the user entered. */
  readonly lineupOut: boolean | "own";
  readonly view: PlayerView;
  readonly isChosen: (player: Player) => boolean;
  readonly onToggle: (player: Player) => void;
  /** Why a player cannot be chosen; null when he can be. */
  readonly blockedBy?: (player: Player) => string | null;
  readonly figures?: "below" | "first";
  readonly mark?: string;
  readonly quiet?: boolean;
  readonly forecasts?: PlayerForecasts | null;
  /** The address of a player's page. */
  readonly about?: (player: Player) => string;
  /** A separate control at the right end of a row. */
  readonly after?: ((player: Player) => ReactNode) | undefined;
}

/** Half of what a phone shows: the first of these frames has the rest of the page as well. */
const ROWS_A_FRAME = 5;

const useRowCount = (all: number, key: string): number =>
  ROWS_A_FRAME + useGrowing(Math.max(0, all - ROWS_A_FRAME), key, ROWS_A_FRAME);

/** The players of the view as rows, or a line that says that no player matches. */
export const PlayerList = (props: PlayerListProps) => {
  const onToggle = useLatestCallback(props.onToggle);
  const { players, view, lineupOut, forecasts = null } = props;
  const shownPlayers = useMemo(
    () => arrangePlayers(players, view, lineupOut, forecasts),
    [players, view, lineupOut, forecasts],
  );
  const withPoints = useMemo(() => havePoints(players), [players]);
  // Two squads in one frame would block the page: the rows that a phone shows come first, and so do their forecasts.
  const rowCount = useRowCount(players.length, "rows");
  const forecastCount = useRowCount(forecasts === null ? 0 : players.length, "forecasts");
  const missing = Math.max(0, shownPlayers.length - rowCount);
  if (shownPlayers.length === 0) return <p className={classes["none"]}>{t("strategy.noPlayerFits")}</p>;
  return (
    <ul
      className={classes["list"]}
      style={{ "--missing": missing } as CSSProperties}
      aria-label={props.label}
    >
      {shownPlayers.slice(0, rowCount).map((player, at) => (
        <PlayerRow
          key={player.player_index}
          player={player}
          sport={props.sport}
          lineupOut={lineupOut}
          checked={props.isChosen(player)}
          blockedReason={props.blockedBy?.(player) ?? null}
          onToggle={onToggle}
          withPoints={withPoints}
          quiet={props.quiet ?? false}
          after={props.after?.(player)}
          about={props.about?.(player)}
          forecast={at < forecastCount ? forecasts?.get(player.player_index) : undefined}
          {...(props.figures === undefined ? {} : { figures: props.figures })}
          {...(props.mark === undefined ? {} : { mark: props.mark })}
        />
      ))}
    </ul>
  );
};
