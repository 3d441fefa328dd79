import { t } from "#i18n/translate.ts";
import { CheckIcon } from "#ui/icon.tsx";
import classes from "./admin-matches.module.css";
import { draftKey } from "./match-draft.ts";
import { playerText } from "./match-fields.ts";
import type { AdminPlayer } from "./match-queries.ts";
import type { MatchEditor } from "./use-match-editor.ts";

type PlayingToggleProps = { readonly editor: MatchEditor; readonly player: AdminPlayer };

/** In the announced line-up or not. */
export const PlayingToggle = ({ editor, player }: PlayingToggleProps) => {
  const key = draftKey(player.player_index, "playing");
  const playing = (editor.draft[key] ?? playerText(player, "playing")) === "true";
  return (
    <button
      type="button"
      role="switch"
      aria-checked={playing}
      aria-label={`${t("match-desk.playing")}, ${player.name}`}
      disabled={player.withdrawn}
      className={classes["playing"]}
      onClick={() => {
        editor.set(player.player_index, "playing", String(!playing));
      }}
    >
      {playing && <CheckIcon size={18} />}
    </button>
  );
};
