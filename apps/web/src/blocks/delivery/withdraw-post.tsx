import type { CallResult } from "@teamwright/contract";
import { useState } from "react";
import { queryClient } from "../../data/api/query-client.ts";
import { useSubmit } from "../../data/api/use-submit.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./delivery.module.css";

interface WithdrawPostProps {
  readonly matchId: string;
  readonly call: (reason: string) => Promise<CallResult<unknown>>;
}

const FEWEST = 3;
const MOST = 200;

/** Takes a post back before the match starts. The reason is required: those who got teams read it. */
export const WithdrawPost = ({ matchId, call }: WithdrawPostProps) => {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  const { busy, submit } = useSubmit(call);
  const withdraw = async () => {
    if (reason.trim().length < FEWEST) {
      setFault(t("replies.invalidReason"));
      return;
    }
    const result = await submit(reason);
    if (result === null) return;
    if (result.ok) toast.success(t("replies.teamsWithdrawn"));
    else if (result.field === "reason") {
      setFault(result.message);
      return;
    } else toast.error(result.message);
    setAsking(false);
    await queryClient.invalidateQueries({ queryKey: ["posts", matchId] });
  };
  return (
    <>
      <Button variant="soft" className={classes["withdraw"] ?? ""} onClick={() => setAsking(true)}>
        {t("groups.withdraw")}
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t("groups.withdrawQuestion")}
        closeLabel={t("shell.close")}
        footer={
          <>
            <Button variant="soft" onClick={() => setAsking(false)}>
              {t("shell.cancel")}
            </Button>
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
          maxLength={MOST}
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
