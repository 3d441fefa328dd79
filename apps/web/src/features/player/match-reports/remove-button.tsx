import { ActionIcon } from "#ui/action-icon.tsx";
import type { CallResult } from "@teamwright/contract";
import { useState } from "react";
import { useSubmit } from "#data/api/use-submit.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { DeleteIcon } from "#ui/icon.tsx";
import { toast } from "#ui/toast.ts";
import { refreshReports } from "./report-queries.ts";

interface RemoveButtonProps {
  readonly id: string;
  readonly remove: (id: string) => Promise<CallResult<unknown>>;
  readonly label: string;
  readonly question: string;
  readonly detail: string;
  readonly confirm: string;
  readonly removed: string;
  readonly failedText: string;
  readonly onRemoved: () => void;
}

/** Takes a report or a draft off its list after a question; for prime admins. */
export const RemoveButton = (props: RemoveButtonProps) => {
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(props.remove);

  const send = async () => {
    const result = await submit(props.id);
    if (result === null) return;
    setAsking(false);
    // Who removed it first has done what was asked for.
    if (!result.ok && result.status !== 404) {
      toast.error(props.failedText);
      return;
    }
    toast.success(props.removed);
    props.onRemoved();
    await refreshReports();
  };

  return (
    <>
      <ActionIcon
        aria-label={props.label}
        onClick={() => {
          setAsking(true);
        }}
      >
        <DeleteIcon />
      </ActionIcon>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void send()}
        question={props.question}
        detail={props.detail}
        confirmLabel={props.confirm}
        danger
        busy={busy}
      />
    </>
  );
};
