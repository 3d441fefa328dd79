import { auth } from "@teamwright/contract/resources/auth";
import { t } from "#i18n/translate.ts";
import { contractErrors, type FieldErrors } from "#data/api/contract-errors.ts";

/** Source: document 000, section 5; the messages say "more than 5", the rule is at least 5. */
const MIN_LENGTH = 5;

type Login = { readonly phoneNumber: string; readonly password: string };

/** The contract leaves the minimum length of a password to the server's settings; the specification's applies here. */
const tooShort = (password: string): FieldErrors<"password"> =>
  password.length < MIN_LENGTH ? { password: t("replies.passwordLength") } : {};

/** The first rule that fails, under its field: the specification shows one at a time. */
const first = <Field extends string>(errors: FieldErrors<Field>): FieldErrors<Field> =>
  Object.fromEntries(Object.entries(errors).slice(0, 1)) as FieldErrors<Field>;

export const checkLogin = (login: Login): FieldErrors<keyof Login> =>
  first({
    ...contractErrors(auth.login.body, login, {
      phoneNumber: t("replies.enterValidPhoneNumber"),
      password: t("replies.passwordLength"),
    }),
    ...tooShort(login.password),
  });

type PasswordFields = { readonly name: string; readonly email: string; readonly password: string };

/** An address with a name, a host and an ending; its existence is not checked. */
const looksLikeEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text.trim());

/** Every invalid field, each with its message. */
export const checkNewPassword = (fields: PasswordFields): FieldErrors<keyof PasswordFields> => ({
  ...(looksLikeEmail(fields.email) ? {} : { email: t("sign-in.emailInvalid") }),
  ...tooShort(fields.password),
  ...contractErrors(auth.changePassword.body, fields, {
    password: t("replies.passwordLength"),
    name: t("replies.nameLength"),
    email: t("replies.emailLength"),
  }),
});
