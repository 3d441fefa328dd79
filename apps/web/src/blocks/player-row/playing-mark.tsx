import { t } from "#i18n/translate.ts";
import type { Player } from "@teamwright/domain";
import classes from "./player-row.module.css";

type Mark = "announced" | "out" | "substitute" | "lastPlay";

const markOf = (player: Player, lineupOut: boolean | "own"): Mark | null => {
  if (player.last_play_text === "substitute") return "substitute";
  if (player.last_play_text === "unavailable") return "out";
  if (lineupOut !== false) return player.playing === 1 ? "announced" : "out";
  return player.last_play === 1 ? "lastPlay" : null;
};

interface PlayingMarkProps {
  readonly player: Player;
  /** Whether line-ups are known; "own" are those that the user entered. */
  readonly lineupOut: boolean | "own";
  /** Omits the mark of players who play. */
  readonly quiet: boolean;
}

/** Whether the player is in the line-up, as text besides the colour. */
export const PlayingMark = ({ player, lineupOut, quiet }: PlayingMarkProps) => {
  const mark = markOf(player, lineupOut);
  if (mark === null || (quiet && mark === "announced")) return null;
  const label = {
    announced: lineupOut === "own" ? t("strategy.inOwnLineup") : t("strategy.announced"),
    out: lineupOut === "own" ? t("strategy.notInOwnLineup") : t("strategy.notInLineup"),
    substitute: t("strategy.substitute"),
    lastPlay: t("strategy.playedLast"),
  }[mark];
  return <span className={`${classes["mark"]} ${classes[mark]}`}>{label}</span>;
};
