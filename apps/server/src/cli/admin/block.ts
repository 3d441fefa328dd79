import { inEnglish } from "@teamwright/text";
import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import {
  findAccountByPhone,
  lockAccountByPhone,
  takesLastAdmin,
  updateAccount,
} from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { endSessions } from "#modules/auth/public.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";
import { noSuchUser, refusedLastAdmin } from "./account-lines.ts";

export async function setBlocked(
  phone: string,
  { blocked, json }: { readonly blocked: boolean; readonly json?: true },
  deps: Deps,
  io: Io,
): Promise<number> {
  const outcome = await inTransaction(deps, async ({ db, afterCommit }) => {
    const foundAccount = await findAccountByPhone(db, phone);
    const last = foundAccount !== undefined && (await takesLastAdmin(db, foundAccount.id, { blocked }));
    const account = await lockAccountByPhone(db, phone);
    if (!account) return "unknown";
    if (last) return "last";
    await updateAccount(db, account.id, { blocked });
    if (blocked) await endSessions(db, account.id);
    const action = blocked ? "account.block" : "account.unblock";
    await writeAudit(db, { actorId: null, subjectId: account.id, action });
    afterCommit(() => deps.bus.tell(accountChanged(account.id, blocked ? "replies.accountBlocked" : null)));
    return "done";
  });
  if (outcome === "unknown") return noSuchUser(io);
  if (outcome === "last") return refusedLastAdmin(io);
  if (json === true) io.out(JSON.stringify({ phone, blocked }));
  else io.out(inEnglish(blocked ? "replies.userBlocked" : "replies.userUnblocked"));
  return exit.done;
}
