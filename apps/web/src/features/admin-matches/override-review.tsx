import { Button } from "@mantine/core";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./admin-matches.module.css";
import { fieldLabel, valueWords } from "./field-words.ts";
import type { MatchEditor } from "./use-match-editor.ts";

type OverrideReviewProps = {
  readonly editor: MatchEditor;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Every value that would be set, before it is. */
export const OverrideReview = ({ editor, opened, onClose }: OverrideReviewProps) => {
  const { matchDesk: words } = useStaffText();
  const { shell } = useText();
  const { match, changes } = editor;
  const apply = async () => {
    if (await editor.apply()) onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={words.reviewTitle}
      closeLabel={shell.close}
      size={520}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {shell.cancel}
          </Button>
          <Button loading={editor.applying} onClick={() => void apply()}>
            {words.apply}
          </Button>
        </>
      }
    >
      <p className={classes["hint"]}>{words.reviewHint}</p>
      <ul role="list" className={classes["changeList"]}>
        {changes.map(({ player_index, field, subject, from, to }) => (
          <li key={`${player_index ?? "match"} ${field}`}>
            <span>
              {subject} <span className={classes["small"]}>{fieldLabel(field, words)}</span>
            </span>
            <span className={classes["values"]}>
              <s>{valueWords(field, from, match.sport, words)}</s>{" "}
              <strong>{valueWords(field, to, match.sport, words)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
