import type { AccountRole } from "@teamwright/contract";
import type { ErrorCode, Outcome } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";
import type { Db } from "#db/database.ts";
import type { Session } from "#http/session.ts";
import { isStaff } from "./password-rules.ts";
import type { StaffPowers } from "./password-rules.ts";
import { takesLastAdmin } from "./last-holder.repository.ts";
import { lockAccount } from "./account.repository.ts";
import type { Account } from "./account.repository.ts";

/**
 * Locks the account that staff want to change. Only an admin changes other staff. `self`: whether the caller's own
 * account is allowed. `groupOwner`: group owners without another power count as customers, since superusers sell them
 * plans and give them their groups. `change`: what happens to the account, where it may take its access.
 */
export async function lockTarget(
  db: Db,
  session: Session,
  userId: string,
  options: {
    readonly self: boolean;
    readonly groupOwner?: true;
    readonly change?: { readonly role?: AccountRole | undefined; readonly blocked?: boolean };
  },
): Promise<Outcome<Account, ErrorCode>> {
  if (userId === session.accountId && !options.self) return fail("cannot_change_yourself");
  // The caller is another admin, but may lose that power at this moment.
  const last = await takesLastAdmin(db, userId, options.change ?? {});
  const target = await lockAccount(db, userId);
  if (!target) return fail("user_not_found");
  if (!mayHandle(session, options.groupOwner ? { ...target, groupAdmin: false } : target))
    return fail("not_allowed");
  return last ? fail("last_admin") : succeed(target);
}

/** Whether the caller may change the account at all. */
export function mayHandle(session: Session, target: StaffPowers & { readonly id: string }): boolean {
  if (session.role === "admin" || target.id === session.accountId) return true;
  return !isStaff(target);
}
