import { t } from "../../i18n/translate.ts";
import type { TeamPlayer } from "./team-view.ts";

interface PlayerNameProps {
  readonly player: TeamPlayer;
  /** Players who are known to be out. */
  readonly out: ReadonlySet<number> | undefined;
}

/** The short name; struck through, and said, when the player is out. */
export const PlayerName = ({ player, out }: PlayerNameProps) =>
  out?.has(player.index) ? (
    <>
      <s>{player.shortName}</s>
      <span className="visually-hidden">{` (${t("teams.out")})`}</span>
    </>
  ) : (
    player.shortName
  );
