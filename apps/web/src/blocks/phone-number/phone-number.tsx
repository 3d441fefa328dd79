import { t } from "../../i18n/translate.ts";
import { CopyIcon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./phone-number.module.css";

type PhoneNumberProps = { readonly phone: string; readonly copyLabel: string };

const copy = async (phone: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(phone);
    toast.success(t("staff.numberCopied"));
  } catch {
    // Refused by the browser: the user can still select the number.
    toast.error(t("shell.somethingWentWrong"));
  }
};

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
