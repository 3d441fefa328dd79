import type { Db } from "#db/database.ts";
import type { Session } from "#http/session.ts";
import { findAccountByPhone, insertAccount } from "../accounts/public.ts";
import type { Account } from "../accounts/public.ts";
import { writeAudit } from "../audit/public.ts";
import { addDays } from "../plans/public.ts";
import { addNotify } from "../statistics/public.ts";

/** Makes a customer with a plan; null when the number is taken. */
export async function registerAccount(
  db: Db,
  session: Session,
  {
    phone,
    passwordHash,
    days,
  }: { readonly phone: string; readonly passwordHash: string; readonly days: number },
): Promise<Account | null> {
  if (await findAccountByPhone(db, phone)) return null;
  const account = await insertAccount(db, { phone, passwordHash, createdBy: session.accountId });
  if (!account) return null;
  await addDays(db, account.id, "plan", days);
  const by = { superuserId: session.accountId, userId: account.id };
  await addNotify(db, { ...by, duration: days, type: "register" });
  await writeAudit(db, {
    actorId: session.accountId,
    subjectId: account.id,
    action: "account.register",
    details: { days },
  });
  return account;
}
