import type { CallResult } from "@teamwright/contract";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Button, CancelButton, type ButtonProps } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./delivery.module.css";

interface WithdrawPostProps {
  readonly busy: boolean;
  readonly size?: ButtonProps["size"];
  /** Null: a withdrawal is under way already. */
  readonly onWithdraw: (reason: string) => Promise<CallResult<unknown> | null>;
}

const MIN_LENGTH = 3;
const MAX_LENGTH = 200;

/** Takes a post back before the match starts. The reason is required: those who got teams read it. */
export const WithdrawPost = ({ busy, size, onWithdraw }: WithdrawPostProps) => {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  const withdraw = async () => {
    if (reason.trim().length < MIN_LENGTH) {
      setFault(t("replies.invalidReason"));
      return;
    }
    const result = await onWithdraw(reason);
    if (result === null) return;
    if (result.ok) toast.success(t("replies.teamsWithdrawn"));
    else if (result.field === "reason") {
      setFault(result.message);
      return;
    } else toast.error(result.message);
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="soft"
        size={size}
        className={classes["withdraw"] ?? ""}
        onClick={() => setAsking(true)}
      >
        {t("groups.withdraw")}
      </Button>
      <Dialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        title={t("groups.withdrawQuestion")}
        footer={
          <>
            <CancelButton onClick={() => setAsking(false)} />
            <Button variant="danger" loading={busy} onClick={() => void withdraw()}>
              {t("groups.withdraw")}
            </Button>
          </>
        }
      >
        <p>{t("groups.withdrawDetail")}</p>
        <TextInput
          label={t("groups.withdrawReason")}
          description={t("groups.withdrawReasonHint")}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          required
          value={reason}
          error={fault}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setFault(undefined);
          }}
        />
      </Dialog>
    </>
  );
};
