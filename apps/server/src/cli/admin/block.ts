import { inEnglish } from "@teamwright/text";
import type { Deps } from "../../http/deps.ts";
import { findAccountByPhone, updateAccount } from "../../modules/accounts/public.ts";
import { writeAudit } from "../../modules/audit/public.ts";
import { endSessions } from "../../modules/auth/public.ts";
import { accountChanged } from "../../ports/event-bus.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";
import { noSuchUser } from "./account-lines.ts";

export async function setBlocked(
  phone: string,
  { blocked, json }: { readonly blocked: boolean; readonly json?: true },
  deps: Deps,
  io: Io,
): Promise<number> {
  const account = await findAccountByPhone(deps.database.db, phone);
  if (!account) return noSuchUser(io);
  await deps.transaction(async (tx) => {
    await updateAccount(tx, account.id, { blocked });
    if (blocked) await endSessions(tx, account.id);
    const action = blocked ? "account.block" : "account.unblock";
    await writeAudit(tx, { actorId: null, subjectId: account.id, action });
  });
  deps.bus.tell(accountChanged(account.id, blocked ? "replies.accountBlocked" : null));
  if (json === true) io.out(JSON.stringify({ phone, blocked }));
  else io.out(inEnglish(blocked ? "replies.userBlocked" : "replies.userUnblocked"));
  return exit.done;
}
