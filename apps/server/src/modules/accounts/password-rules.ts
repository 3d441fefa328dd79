import type { AccountRole } from "@teamwright/contract";
import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import { isCommonPassword } from "#crypto/common-passwords.ts";

const STAFF_PASSWORD_LENGTH = 12;

export interface StaffPowers {
  readonly role: AccountRole;
  readonly primeAdmin: boolean;
  readonly groupAdmin: boolean;
  readonly expert: boolean;
}

/** Accounts with a power beyond those of a customer. */
export const isStaff = (account: StaffPowers): boolean =>
  account.role !== "customer" || account.primeAdmin || account.groupAdmin || account.expert;

const RANK: Readonly<Record<AccountRole, number>> = { customer: 0, superuser: 1, admin: 2 };

/** Whether an account gains a power. It then needs a new password, chosen under the rules for staff. */
export const raisesPowers = (before: StaffPowers, after: StaffPowers): boolean =>
  RANK[after.role] > RANK[before.role] ||
  (after.primeAdmin && !before.primeAdmin) ||
  (after.groupAdmin && !before.groupAdmin) ||
  (after.expert && !before.expert);

/** Why the account may not have this password, or null. */
export async function refusePassword(
  password: string,
  account: { phone: string; staff: boolean },
  minimum: number,
): Promise<RefusedAnswer | null> {
  if (password.length < minimum)
    return refused("invalid_input", { field: "password", message: "replies.passwordLength" });
  if (account.staff && password.length < STAFF_PASSWORD_LENGTH)
    return refused("invalid_input", {
      field: "password",
      message: "replies.staffPasswordLength",
      values: { minimum: STAFF_PASSWORD_LENGTH },
    });
  return (await isCommonPassword(password, account.phone)) ? refused("common_password") : null;
}
