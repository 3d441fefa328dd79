import { newToken } from "#crypto/tokens.ts";
import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { lockAccountByPhone, updateAccount } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { deleteApiKeys, endSessions, tellCredentials } from "#modules/auth/public.ts";
import { accountChanged } from "#ports/event-bus.ts";
import type { Io } from "../command.ts";
import { noSuchUser } from "./account-lines.ts";
import { link } from "./link.ts";
import type { LinkOptions } from "./link.ts";

/**
 * Starts a reset for somebody who lost the password, or whose password somebody else knows: the present one, the sessions
 * and the keys end, and a link signs in once. The person chooses the new password, which nobody else learns.
 */
export async function reset(phone: string, options: LinkOptions, deps: Deps, io: Io): Promise<number> {
  // The hash of a value that nobody knows.
  const passwordHash = await deps.passwords.hash(newToken());
  const foundAccount = await inTransaction(deps, async (scope) => {
    const { db, afterCommit } = scope;
    const account = await lockAccountByPhone(db, phone);
    if (!account) return false;
    await updateAccount(db, account.id, { passwordHash, changedPassword: false });
    await endSessions(db, account.id);
    await deleteApiKeys(db, account.id);
    await writeAudit(db, { actorId: null, subjectId: account.id, action: "account.reset" });
    await tellCredentials(scope, account.id, "password");
    afterCommit(() => deps.bus.tell(accountChanged(account.id)));
    return true;
  });
  return foundAccount ? link(phone, { ...options, about: { phone } }, deps, io) : noSuchUser(io);
}
