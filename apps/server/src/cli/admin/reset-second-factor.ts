import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { lockAccountByPhone } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import {
  deleteFactor,
  deleteIdentity,
  deletePasskeys,
  endSessions,
  tellCredentials,
} from "#modules/auth/public.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";
import { noSuchUser } from "./account-lines.ts";

/** For somebody who has lost the device and the recovery codes: the next sign-in sets a second factor up anew. */
export async function resetSecondFactor(phone: string, deps: Deps, io: Io, json?: true): Promise<number> {
  const foundAccount = await inTransaction(deps, async (scope) => {
    const { db, afterCommit } = scope;
    const account = await lockAccountByPhone(db, phone);
    if (!account) return false;
    await deleteFactor(db, account.id);
    await deletePasskeys(db, account.id);
    await deleteIdentity(db, account.id);
    await endSessions(db, account.id);
    await writeAudit(db, { actorId: null, subjectId: account.id, action: "secondFactor.reset" });
    await tellCredentials(scope, account.id, "codesOff");
    afterCommit(() => deps.bus.tell(accountChanged(account.id)));
    return true;
  });
  if (!foundAccount) return noSuchUser(io);
  io.out(
    json === true
      ? JSON.stringify({ phone, reset: true })
      : `Removed the second factor, the passkeys and the link to the identity provider of ${phone}. Its sessions ended.`,
  );
  return exit.done;
}
