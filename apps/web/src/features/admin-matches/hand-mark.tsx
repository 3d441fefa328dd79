import { useStaffText } from "../../i18n/staff-text.ts";
import { CloseIcon } from "../../ui/icon.tsx";
import classes from "./admin-matches.module.css";
import type { Field } from "./match-fields.ts";
import type { MatchEditor } from "./use-match-editor.ts";

type HandMarkProps = {
  readonly editor: MatchEditor;
  readonly playerIndex: number | null;
  readonly field: Field;
  /** The field's name, and of a player whose it is. */
  readonly what: string;
  /** The feed's value under it, as it would be shown. */
  readonly feed: string;
  /** The value set by hand, for undoing the lift. */
  readonly value: unknown;
};

/** Marks a value that was set by hand, says what the feed says, and lifts it. */
export const HandMark = ({ editor, playerIndex, field, what, feed, value }: HandMarkProps) => {
  const { matchDesk: words } = useStaffText();
  const place = { player_index: playerIndex, field };
  return (
    <button
      type="button"
      className={classes["hand"]}
      aria-label={`${words.lift(what)}. ${words.feedSays(feed)}`}
      disabled={editor.lifting}
      onClick={() => void editor.lift([place], [{ ...place, value }])}
    >
      {words.hand} · {words.feedSays(feed)}
      <CloseIcon size={12} />
    </button>
  );
};
