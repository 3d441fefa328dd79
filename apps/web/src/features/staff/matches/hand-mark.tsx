import { t } from "#i18n/translate.ts";
import { CloseIcon } from "#ui/icon.tsx";
import classes from "./admin-matches.module.css";
import type { DeskField } from "./match-fields.ts";
import type { MatchEditor } from "./use-match-editor.ts";

type HandMarkProps = {
  readonly editor: MatchEditor;
  readonly playerIndex: number | null;
  readonly field: DeskField;
  /** The field's name and, for a player, the player's. */
  readonly subject: string;
  /** The feed's value that is overridden, as it would be shown. */
  readonly feed: string;
  /** The override's value, to restore it after removing. */
  readonly value: unknown;
};

/** Marks an overridden value, shows the feed's value, and removes the override. */
export const HandMark = ({ editor, playerIndex, field, subject, feed, value }: HandMarkProps) => {
  const address = { player_index: playerIndex, field };
  return (
    <button
      type="button"
      className={classes["hand"]}
      aria-label={`${t("match-desk.lift", { what: subject })}. ${t("match-desk.feedSays", { value: feed })}`}
      disabled={editor.lifting}
      onClick={() => void editor.lift([address], [{ ...address, value }])}
    >
      {t("match-desk.hand")} · {t("match-desk.feedSays", { value: feed })}
      <CloseIcon size={12} />
    </button>
  );
};
