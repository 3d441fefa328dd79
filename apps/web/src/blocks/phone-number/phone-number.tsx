import { t } from "#i18n/translate.ts";
import { CopyIcon } from "#ui/icon.tsx";
import { copyText } from "#ui/copy-text.ts";
import classes from "./phone-number.module.css";

type PhoneNumberProps = { readonly phone: string; readonly copyLabel: string };

const copy = (phone: string): Promise<unknown> => copyText(phone, { copiedText: t("staff.numberCopied") });

/** A phone number that is copied when tapped. */
export const PhoneNumber = ({ phone, copyLabel }: PhoneNumberProps) => (
  <button
    type="button"
    className={classes["phone"]}
    aria-label={`${copyLabel} ${phone}`}
    onClick={() => void copy(phone)}
  >
    {phone}
    <CopyIcon size={14} />
  </button>
);
