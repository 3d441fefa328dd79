import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { overridesOf } from "./match-draft.ts";
import type { MatchEditor } from "./use-match-editor.ts";

/** Removes every override of this match, after a confirmation. */
export const LiftAll = ({ editor }: { readonly editor: MatchEditor }) => {
  const [asking, setAsking] = useState(false);
  const overridden = overridesOf(editor.match);
  const close = () => {
    setAsking(false);
  };
  if (overridden.length === 0) return null;
  return (
    <>
      <Button
        variant="soft"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t("match-desk.liftAll", { n: overridden.length })}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={close}
        onConfirm={() => void editor.lift(overridden).then((done) => done && close())}
        question={t("match-desk.liftQuestion")}
        detail={t("match-desk.liftDetail", { n: overridden.length })}
        confirmLabel={t("match-desk.liftAll", { n: overridden.length })}
        danger
        busy={editor.lifting}
      />
    </>
  );
};
