import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import type { acts } from "./failure-calls.ts";
import classes from "./failures.module.css";
import { useAct } from "./use-act.ts";

interface FailureActsProps {
  readonly id: string;
  /** What failed, for the names of the buttons and the question. */
  readonly subject: string;
  readonly again: {
    readonly label: string;
    readonly act: (typeof acts)[keyof typeof acts];
    /** Why it cannot be done. */
    readonly refusal: string | null;
  };
  readonly dismiss: { readonly act: (typeof acts)[keyof typeof acts]; readonly detail: string };
}

/** Try again, and apart from it Dismiss after a question. */
export const FailureActs = ({ id, subject, again, dismiss }: FailureActsProps) => {
  const [asking, setAsking] = useState(false);
  const further = useAct(again.act);
  const dismissal = useAct(dismiss.act);
  const busy = further.busy || dismissal.busy;
  // A refusal leaves the question open for another try; a failure that is handled takes its row away.
  const confirm = async () => {
    if (await dismissal.run(id)) setAsking(false);
  };
  return (
    <span className={classes["acts"]}>
      {again.refusal === null ? (
        <Button
          size="compact"
          variant="soft"
          loading={further.busy}
          disabled={busy}
          aria-label={`${again.label}: ${subject}`}
          onClick={() => void further.run(id)}
        >
          {again.label}
        </Button>
      ) : (
        <span className={classes["small"]}>{again.refusal}</span>
      )}
      <Button
        size="compact"
        variant="subtle"
        disabled={busy}
        aria-label={`${t("failures.dismiss")}: ${subject}`}
        onClick={() => setAsking(true)}
      >
        {t("failures.dismiss")}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        busy={dismissal.busy}
        question={t("failures.dismissQuestion", { what: subject })}
        detail={dismiss.detail}
        confirmLabel={t("failures.dismiss")}
        danger
      />
    </span>
  );
};
