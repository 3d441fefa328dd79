import type { SecondFactorStatus } from "@teamwright/contract";
import { useState } from "react";
import { canUsePasskeys } from "../../../data/api/passkey-browser.ts";
import { signInByPasskey } from "../../../data/api/passkey-sign-in.ts";
import { secondFactorCalls } from "../../../data/api/second-factor.ts";
import { t } from "../../../i18n/translate.ts";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast.ts";
import classes from "./second-factor-page.module.css";
import { useCall } from "./use-call.ts";

type CodeFormProps = { readonly status: SecondFactorStatus; readonly onProven: () => void };

/** Proves the second factor: a code of the app, a recovery code, or a passkey. */
export const CodeForm = ({ status, onProven }: CodeFormProps) => {
  const [code, setCode] = useState("");
  const { busy, refusal, call } = useCall();
  const verify = () =>
    call(
      () => secondFactorCalls.verify({ body: { code } }),
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
    <form
      className={classes["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void verify();
      }}
    >
      {status.codes && (
        <>
          <p className={classes["lead"]}>{t("second-factor.lead.code")}</p>
          <TextInput
            label={t("second-factor.code")}
            description={t("second-factor.codeHint")}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={code}
            error={refusal}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" loading={busy} disabled={code.trim() === ""} fullWidth>
            {t("second-factor.confirm")}
          </Button>
        </>
      )}
      {status.passkey && canUsePasskeys() && (
        <Button variant={status.codes ? "soft" : "filled"} fullWidth onClick={() => void tapPasskey()}>
          {t("second-factor.usePasskey")}
        </Button>
      )}
      <p className={classes["note"]}>{t("second-factor.lost")}</p>
    </form>
  );
};
