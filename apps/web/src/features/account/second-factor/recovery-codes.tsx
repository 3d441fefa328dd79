import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { copyText } from "#ui/copy-text.ts";
import { Notice } from "#ui/notice.tsx";
import classes from "./second-factor-page.module.css";

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** The recovery codes, in the only moment at which anybody sees them. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const copy = () =>
    copyText(codes.join("\n"), {
      copiedText: t("second-factor.copied"),
      notCopied: t("second-factor.notCopied"),
    });
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
