import type { ErrorCode } from "@teamwright/domain";
import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { wordingOfRefusal } from "#http/sending/wording.ts";
import { eraseAccount } from "#modules/account-data/public.ts";
import { findAccountByPhone } from "#modules/accounts/public.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { exit, UsageError } from "../command.ts";
import type { Io } from "../command.ts";
import { noSuchUser, powersOf } from "./account-lines.ts";

export interface DeleteOptions {
  readonly yes?: true;
  readonly json?: true;
}

/** What to do first: the replies of the call speak to the account's owner. */
const reasons: Partial<Record<ErrorCode, string>> = {
  last_prime_admin: "This is the only prime admin. Make somebody else a prime admin first.",
  group_has_members:
    "This account owns a group with members. Its owner removes them first; or take the group owner access away (Users, in the browser), then the group is deleted too.",
};

/** Deletes by the rules of the account's own deletion, and ends its open pages. */
export async function deleteAccount(
  phone: string,
  { yes, json }: DeleteOptions,
  deps: Deps,
  io: Io,
): Promise<number> {
  const account = await findAccountByPhone(deps.database.db, phone);
  if (!account) return noSuchUser(io);
  if (yes !== true)
    throw new UsageError(
      `Nothing was deleted. --yes deletes ${phone} (${[account.name, powersOf(account)].filter(Boolean).join(", ")}) for good.`,
    );
  const refusal = await inTransaction(deps, (scope) =>
    eraseAccount(scope, {
      accountId: account.id,
      actorId: null,
      unchanged: ({ deletedAt }) => deletedAt === null,
    }),
  );
  if (refusal) {
    io.err(reasons[refusal.code] ?? wordingOfRefusal(refusal).message);
    return exit.failed;
  }
  deps.bus.tell(accountChanged(account.id, "replies.accountDeleted"));
  io.out(json === true ? JSON.stringify({ phone, deleted: true }) : `Deleted ${phone}. Its number is free.`);
  return exit.done;
}
