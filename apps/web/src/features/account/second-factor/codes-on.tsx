import type { SecondFactorStatus } from "@teamwright/contract";
import { secondFactorCalls } from "#data/api/second-factor.ts";
import { t } from "#i18n/translate.ts";
import { toast } from "#ui/toast.ts";
import { PasswordForm } from "./password-form.tsx";
import classes from "./second-factor-page.module.css";
import { useCall } from "./use-call.ts";

type CodesOnProps = {
  readonly status: SecondFactorStatus;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onOff: () => void;
};

/** Codes are on: new recovery codes, or turning them off. */
export const CodesOn = ({ status, onCodes, onOff }: CodesOnProps) => {
  const renewal = useCall(
    (password: string) => secondFactorCalls.renewRecovery({ body: { password } }),
    ({ data }) => onCodes(data.recoveryCodes),
  );
  const removal = useCall(
    (password: string) => secondFactorCalls.remove({ body: { password } }),
    () => {
      toast.success(t("replies.secondFactorOff"));
      onOff();
    },
  );
  return (
    <div className={classes["form"]}>
      <p className={classes["lead"]}>
        {t("second-factor.on")} {t("second-factor.left", { count: status.recoveryCodes })}
      </p>
      <PasswordForm
        busy={renewal.busy || removal.busy}
        refusal={renewal.refusal ?? removal.refusal}
        actions={[
          { label: t("second-factor.renew"), run: renewal.run },
          { label: t("second-factor.turnOff"), run: removal.run },
        ]}
      />
    </div>
  );
};
