import { t } from "../../../i18n/translate.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast.ts";
import classes from "./second-factor-page.module.css";

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** The recovery codes, in the only moment at which anybody sees them. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast.success(t("second-factor.copied"));
    } catch {
      toast.error(t("second-factor.notCopied"));
    }
  };
  return (
    <div className={classes["form"]}>
      <h2>{t("second-factor.recovery")}</h2>
      <Notice tone="warn" live>
        <p>{t("second-factor.recoveryHint")}</p>
      </Notice>
      <ul role="list" className={classes["codes"]}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="soft" onClick={() => void copy()}>
        {t("second-factor.copy")}
      </Button>
      <Button onClick={onClose}>{t("second-factor.stored")}</Button>
    </div>
  );
};
