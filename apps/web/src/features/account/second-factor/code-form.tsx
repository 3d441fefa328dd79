import type { SecondFactorStatus } from "@teamwright/contract";
import { canUsePasskeys } from "#data/api/passkey-browser.ts";
import { signInByPasskey } from "#data/api/passkey-sign-in.ts";
import { secondFactorCalls } from "#data/api/second-factor.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { CodeEntry } from "./code-entry.tsx";
import classes from "./second-factor-page.module.css";
import { useCall } from "./use-call.ts";

type SecondFactorFormProps = { readonly status: SecondFactorStatus; readonly onProven: () => void };

/** Proves the second factor: a code of the app, a recovery code, or a passkey. */
export const CodeForm = ({ status, onProven }: SecondFactorFormProps) => {
  const { busy, refusal, run } = useCall(
    (code: string) => secondFactorCalls.verify({ body: { code } }),
    () => {
      toast.success(t("replies.secondFactorProven"));
      onProven();
    },
  );
  const tapPasskey = async (): Promise<void> => {
    const result = await signInByPasskey(false);
    if (result?.ok === true) onProven();
    else if (result) toast.error(result.message);
  };
  return (
    <div className={classes["form"]}>
      {status.codes && (
        <>
          <p className={classes["lead"]}>{t("second-factor.lead.code")}</p>
          <CodeEntry hint={t("second-factor.codeHint")} busy={busy} refusal={refusal} onConfirm={run} />
        </>
      )}
      {status.passkey && canUsePasskeys() && (
        <Button variant={status.codes ? "soft" : "filled"} fullWidth onClick={() => void tapPasskey()}>
          {t("second-factor.usePasskey")}
        </Button>
      )}
      <p className={classes["note"]}>{t("second-factor.lost")}</p>
    </div>
  );
};
