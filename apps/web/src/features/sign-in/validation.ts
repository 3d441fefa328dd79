import { messages } from "@teamwright/domain/messages";

/** The first rule that fails, with the field at fault; null when all hold. */
export type Refusal<Field extends string> = { readonly field: Field; readonly message: string } | null;

/** Source: document 000, section 5; the messages say "more than 5", the rule is at least 5. */
const LEAST = 5;

export const checkLogin = (phone: string, password: string): Refusal<"phone" | "password"> => {
  if (!/^\d{10}$/.test(phone)) return { field: "phone", message: messages.auth.enterValidPhoneNumber };
  if (password.length < LEAST) return { field: "password", message: messages.auth.passwordLength };
  return null;
};

type NewPassword = { readonly name: string; readonly email: string; readonly password: string };

export const checkNewPassword = ({ name, email, password }: NewPassword): Refusal<keyof NewPassword> => {
  if (password.length < LEAST) return { field: "password", message: messages.auth.passwordLength };
  if (name.trim().length < LEAST) return { field: "name", message: messages.auth.nameLength };
  if (email.trim().length < LEAST) return { field: "email", message: messages.auth.emailLength };
  return null;
};
