import type { ErrorCode, Outcome } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";
import type { Db } from "../db/database.ts";
import { lockAccount } from "./account.repository.ts";
import type { Account } from "./account.repository.ts";
import type { Session } from "./session-store.ts";

/**
 * The account that staff want to change, locked. Only an admin changes other staff; `self`: whether one's own
 * account may be meant.
 */
export async function lockTarget(
  db: Db,
  session: Session,
  userId: string,
  options: { readonly self: boolean },
): Promise<Outcome<Account, ErrorCode>> {
  if (userId === session.accountId && !options.self) return fail("cannot_change_yourself");
  const target = await lockAccount(db, userId);
  if (!target) return fail("user_not_found");
  return mayHandle(session, target) ? succeed(target) : fail("not_allowed");
}

function mayHandle(session: Session, target: Account): boolean {
  if (session.role === "admin" || target.id === session.accountId) return true;
  return target.role === "customer";
}
