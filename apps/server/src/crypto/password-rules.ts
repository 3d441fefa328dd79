import { messages } from "@teamwright/domain";
import { refused } from "../http/answer.ts";
import type { Refused } from "../http/answer.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Staff accounts: admin, superuser, any prime admin. */
export const STAFF_PASSWORD_LENGTH = 12;

export const isStaff = (account: { role: string; primeAdmin: boolean }): boolean =>
  account.role !== "customer" || account.primeAdmin;

/** Why this password cannot be the account's, or null. */
export function refusePassword(
  password: string,
  account: { phone: string; staff: boolean },
  minimum: number,
): Refused | null {
  if (password.length < minimum)
    return refused("invalid_input", { field: "password", message: messages.auth.passwordLength });
  if (account.staff && password.length < STAFF_PASSWORD_LENGTH)
    return refused("invalid_input", {
      field: "password",
      message: messages.auth.staffPasswordLength(STAFF_PASSWORD_LENGTH),
    });
  return isCommonPassword(password, account.phone) ? refused("common_password") : null;
}
