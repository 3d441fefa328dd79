import type { CallResult } from "@teamwright/contract";
import { useSubmit } from "#data/api/use-submit.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";

interface ConfirmCallProps {
  readonly question: string;
  readonly detail: string;
  readonly confirmLabel: string;
  readonly call: () => Promise<CallResult<unknown>>;
  /** Shown when the call succeeded. */
  readonly doneText: string;
  readonly onClose: () => void;
}

/** Asks before a call that cannot be undone, and tells its result. */
export const ConfirmCall = ({ call, doneText, onClose, ...texts }: ConfirmCallProps) => {
  const { busy, submit } = useSubmit(call);
  const confirm = async (): Promise<void> => {
    const result = await submit(null);
    if (result === null) return;
    if (result.ok) toast.success(doneText);
    else toast.error(result.message);
    onClose();
  };
  return (
    <ConfirmDialog {...texts} isOpen onClose={onClose} onConfirm={() => void confirm()} danger busy={busy} />
  );
};
