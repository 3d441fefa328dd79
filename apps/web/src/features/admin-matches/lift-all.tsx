import { Button } from "@mantine/core";
import { useState } from "react";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { overridesOf } from "./match-draft.ts";
import type { MatchEditor } from "./use-match-editor.ts";

/** Lifts every value set by hand of this match, after asking. */
export const LiftAll = ({ editor }: { readonly editor: MatchEditor }) => {
  const { matchDesk: words } = useStaffText();
  const { shell } = useText();
  const [asking, setAsking] = useState(false);
  const places = overridesOf(editor.match);
  const close = () => {
    setAsking(false);
  };
  if (places.length === 0) return null;
  return (
    <>
      <Button
        variant="soft"
        onClick={() => {
          setAsking(true);
        }}
      >
        {words.liftAll(places.length)}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        onConfirm={() => void editor.lift(places).then((done) => done && close())}
        question={words.liftQuestion}
        detail={words.liftDetail(places.length)}
        cancelLabel={shell.cancel}
        confirmLabel={words.liftAll(places.length)}
        danger
        busy={editor.lifting}
      />
    </>
  );
};
