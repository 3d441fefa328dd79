import type { Player } from "@teamwright/domain";
import { useText } from "../../i18n/text.ts";
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
  /** Whether line-ups are known; "own" are those that the user put together. */
  readonly lineupOut: boolean | "own";
  /** Leaves the good news out. */
  readonly quiet: boolean;
}

/** Whether the player is in the line-up, in a word beside the colour. */
export const PlayingMark = ({ player, lineupOut, quiet }: PlayingMarkProps) => {
  const words = useText().strategy;
  const mark = markOf(player, lineupOut);
  if (mark === null || (quiet && mark === "announced")) return null;
  const label = {
    announced: lineupOut === "own" ? words.inOwnLineup : words.announced,
    out: lineupOut === "own" ? words.notInOwnLineup : words.notInLineup,
    substitute: words.substitute,
    lastPlay: words.playedLast,
  }[mark];
  return <span className={`${classes["mark"]} ${classes[mark]}`}>{label}</span>;
};
