import type { ErrorCode, Outcome } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";
import type { Db } from "../../db/database.ts";
import type { Session } from "../../http/session.ts";
import { isStaff } from "./password-rules.ts";
import { lockAccount } from "./account.repository.ts";
import type { Account } from "./account.repository.ts";

/**
 * Locks the account that staff want to change. Only an admin changes other staff. `self`: whether the caller's own
 * account is allowed. `groupOwner`: group owners without another power count as customers, since superusers sell them
 * plans and give them their groups.
 */
export async function lockTarget(
  db: Db,
  session: Session,
  userId: string,
  options: { readonly self: boolean; readonly groupOwner?: true },
): Promise<Outcome<Account, ErrorCode>> {
  if (userId === session.accountId && !options.self) return fail("cannot_change_yourself");
  const target = await lockAccount(db, userId);
  if (!target || target.deletedAt !== null) return fail("user_not_found");
  return mayHandle(session, options.groupOwner ? { ...target, groupAdmin: false } : target)
    ? succeed(target)
    : fail("not_allowed");
}

function mayHandle(session: Session, target: Account): boolean {
  if (session.role === "admin" || target.id === session.accountId) return true;
  return !isStaff(target);
}
