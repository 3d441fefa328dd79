import { messages } from "@teamwright/domain/messages";

/** What is typed; numbers are text until they are sent. */
export type RegistrationForm = {
  readonly phoneNumber: string;
  readonly duration: string;
  readonly password: string;
};
export type RegistrationErrors = { readonly [Field in keyof RegistrationForm]?: string };

export const LONGEST_PLAN = 3650;

/** Whole days from 1 to ten years; null for anything else. */
export const readDays = (typed: string): number | null => {
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= 1 && days <= LONGEST_PLAN ? days : null;
};

/** Document 002, section 5: the messages in the fields' order; empty when the form may be sent. */
export const checkRegistration = (form: RegistrationForm, leastPassword: number): RegistrationErrors => ({
  ...(form.phoneNumber.length === 10 ? {} : { phoneNumber: messages.auth.enterValidPhoneNumber }),
  ...(readDays(form.duration) === null ? { duration: messages.admin.enterValidDuration } : {}),
  ...(form.password.length >= leastPassword ? {} : { password: messages.auth.passwordLength }),
});

// Without letters and digits that are misheard on the phone: 0 o, 1 l i.
const LETTERS = "abcdefghjkmnpqrstuvwxyz";
const DIGITS = "23456789";

/** A password to say on the phone, such as "kdmwp-4827", from ten random bytes or more (about 35 bits). */
export const speakablePassword = (random: Uint8Array): string => {
  const pick = (alphabet: string, place: number): string =>
    alphabet[(random[place] ?? 0) % alphabet.length] ?? "";
  const letters = [0, 1, 2, 3, 4].map((place) => pick(LETTERS, place)).join("");
  const digits = [5, 6, 7, 8].map((place) => pick(DIGITS, place)).join("");
  return `${letters}-${digits}`;
};
