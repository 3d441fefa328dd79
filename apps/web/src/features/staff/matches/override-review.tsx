import { t } from "#i18n/translate.ts";
import { Button, CancelButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import classes from "./admin-matches.module.css";
import { fieldLabel, valueWords } from "./field-words.ts";
import type { MatchEditor } from "./use-match-editor.ts";

/** Every value to set, shown before it is set. */
export const OverrideReview = ({ editor }: { readonly editor: MatchEditor }) => {
  const { match, reviewed } = editor;
  return (
    <Dialog
      isOpen={reviewed.length > 0}
      onClose={editor.endReview}
      title={t("match-desk.reviewTitle")}
      size={520}
      footer={
        <>
          <CancelButton onClick={editor.endReview} />
          <Button loading={editor.applying} onClick={() => void editor.apply()}>
            {t("match-desk.apply")}
          </Button>
        </>
      }
    >
      <p className={classes["hint"]}>{t("match-desk.reviewHint")}</p>
      <ul role="list" className={classes["changeList"]}>
        {reviewed.map(({ player_index, field, subject, from, to }) => (
          <li key={`${player_index ?? "match"} ${field}`}>
            <span>
              {subject} <span className={classes["small"]}>{fieldLabel(field, match.sport)}</span>
            </span>
            <span className={classes["values"]}>
              <s>{valueWords(field, from, match.sport)}</s>{" "}
              <strong>{valueWords(field, to, match.sport)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
