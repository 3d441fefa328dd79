import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handlePrepared } from "#http/handler.ts";
import { findAccount } from "#modules/accounts/public.ts";
import { refuseWrongPassword } from "#modules/auth/public.ts";
import { eraseAccount } from "../erase-account.ts";

export const deleteAccount = handlePrepared(
  contract.accountData.deleteAccount,
  async ({ body, session, caller, db, deps }) => {
    const account = await findAccount(db, session.accountId);
    if (!account) return refused("not_found");
    const refusal = await refuseWrongPassword({ deps, session, caller }, account, body.password);
    return refusal ?? { passwordHash: account.passwordHash };
  },
  async (context, checked) => {
    const { session, deps, caller, afterCommit } = context;
    const { accountId } = session;
    const refusal = await eraseAccount(context, {
      accountId,
      actorId: accountId,
      unchanged: ({ passwordHash }) => passwordHash === checked.passwordHash,
    });
    if (refusal) return refusal;
    afterCommit(() => {
      caller.cookies.clear("session");
      caller.cookies.clear("device");
      deps.bus.tell({ kind: "account", accountId });
    });
    return done("replies.accountDeleted", {});
  },
);
