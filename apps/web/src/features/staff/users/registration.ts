import { accounts } from "@teamwright/contract/resources/accounts";
import { t } from "#i18n/translate.ts";
import { contractErrors, type FieldErrors } from "#data/api/contract-errors.ts";

/** The typed values; numbers are text until they are sent. */
export type RegistrationForm = {
  readonly phoneNumber: string;
  readonly duration: string;
  readonly password: string;
};

/** Whole days within the contract's limits; null for anything else. */
export const readDays = (typed: string): number | null => {
  const { duration } = accounts.register.body.shape;
  const days = duration.safeParse(/^\d+$/.test(typed.trim()) ? Number(typed) : typed);
  return days.success ? days.data : null;
};

/** Document 002, section 5: the messages in the fields' order; empty when the form may be sent. */
export const checkRegistration = (
  form: RegistrationForm,
  leastPassword: number,
): FieldErrors<keyof RegistrationForm> => ({
  ...contractErrors(
    accounts.register.body,
    { ...form, duration: readDays(form.duration) },
    {
      phoneNumber: t("replies.enterValidPhoneNumber"),
      duration: t("replies.enterValidDuration"),
      password: t("replies.passwordLength"),
    },
  ),
  ...(form.password.length >= leastPassword ? {} : { password: t("replies.passwordLength") }),
});

// Without letters and digits that are easily confused on the phone: 0 o, 1 l i.
const LETTERS = "abcdefghjkmnpqrstuvwxyz";
const DIGITS = "23456789";

/** A password that is easy to dictate, such as "kdmwp-4827", from ten random bytes or more (about 35 bits). */
export const speakablePassword = (random: Uint8Array): string => {
  const pick = (alphabet: string, index: number): string =>
    alphabet[(random[index] ?? 0) % alphabet.length] ?? "";
  const letters = [0, 1, 2, 3, 4].map((index) => pick(LETTERS, index)).join("");
  const digits = [5, 6, 7, 8].map((index) => pick(DIGITS, index)).join("");
  return `${letters}-${digits}`;
};
