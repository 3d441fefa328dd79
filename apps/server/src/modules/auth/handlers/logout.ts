import { contract } from "@teamwright/contract";
import { hashToken } from "#crypto/tokens.ts";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { endSessionByToken } from "../session.repository.ts";

export const logout = handle(contract.auth.logout, async ({ caller, session, db, deps, afterCommit }) => {
  const token = caller.cookies.get("session");
  if (token !== undefined) await endSessionByToken(db, hashToken(token));
  afterCommit(() => {
    caller.cookies.clear("session");
    if (session) deps.bus.tell({ kind: "account", accountId: session.accountId });
  });
  return done("replies.loggedOut", {});
});
