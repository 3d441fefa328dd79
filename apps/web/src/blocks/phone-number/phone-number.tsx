import { messages } from "@teamwright/domain/messages";
import { CopyIcon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./phone-number.module.css";

type PhoneNumberProps = { readonly phone: string; readonly copyLabel: string };

const copy = async (phone: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(phone);
    toast.success(messages.generic.numberCopied);
  } catch {
    // Refused by the browser: the number can still be selected by hand.
    toast.error(messages.generic.somethingWentWrong);
  }
};

/** A phone number that copies itself when it is tapped. */
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
