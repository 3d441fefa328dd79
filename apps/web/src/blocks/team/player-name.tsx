import { t } from "#i18n/translate.ts";
import type { TeamPlayer } from "./team-view.ts";

interface PlayerNameProps {
  readonly player: TeamPlayer;
  /** Players who are known to be out. */
  readonly out: ReadonlySet<number> | undefined;
  /** Where there is room for the whole name. */
  readonly whole?: boolean;
}

/**
 * The short or the whole name; struck through, and said, when the player is out. Apart from what follows: digits beside a
 * name from right to left would stand before it.
 */
export const PlayerName = ({ player, out, whole = false }: PlayerNameProps) => {
  const name = whole ? player.name : player.shortName;
  return out?.has(player.index) ? (
    <>
      <s>
        <bdi>{name}</bdi>
      </s>
      <span className="visually-hidden">{` (${t("teams.out")})`}</span>
    </>
  ) : (
    <bdi>{name}</bdi>
  );
};
