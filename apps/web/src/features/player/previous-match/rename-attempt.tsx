import { useState } from "react";
import { chosenNameOf } from "#blocks/attempt-name.ts";
import { MAX_NAME } from "#data/records/attempt-record.ts";
import type { AttemptRecord } from "#data/records/attempt-record.ts";
import { renameAttempt } from "#data/records/rename-attempt.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./previous-match.module.css";

interface RenameAttemptProps {
  readonly attempt: AttemptRecord;
  readonly onClose: () => void;
}

/** Asks what an attempt is called. */
export const RenameAttempt = ({ attempt, onClose }: RenameAttemptProps) => {
  const [name, setName] = useState(chosenNameOf(attempt) ?? "");
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome = await renameAttempt(attempt, {
      name: name.trim(),
      time: Date.now(),
    });
    setBusy(false);
    if (!outcome.ok) {
      toast.error(outcome.error.message);
      return;
    }
    toast.success(t("my-matches.renamed"));
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t("my-matches.rename", { id: attempt.id })}>
      <form
        className={classes["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label={t("my-matches.renameName")}
          description={t("my-matches.renameHint", {
            most: MAX_NAME,
            name: attempt.shortcut ?? t("common.attempt", { id: attempt.id }),
          })}
          maxLength={MAX_NAME}
          autoComplete="off"
          value={name}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth loading={busy}>
          {t("my-matches.renameSave")}
        </Button>
      </form>
    </Dialog>
  );
};
