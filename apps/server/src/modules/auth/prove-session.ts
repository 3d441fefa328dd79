import { hashToken, newToken } from "#crypto/tokens.ts";
import type { Scope } from "#http/deps.ts";
import type { Caller } from "#http/handler.ts";
import type { Session } from "#http/session.ts";
import { findAccount, isStaff } from "../accounts/public.ts";
import { markProven, SESSION_LIFE } from "./session.repository.ts";

/** A session that has proved the second factor gains powers, so it gets a new token, as after a sign-in. */
export async function proveSession({
  db,
  session,
  caller,
  deps,
  afterCommit,
}: Scope & { readonly session: Session; readonly caller: Caller }): Promise<void> {
  const account = await findAccount(db, session.accountId);
  const life = account && isStaff(account) ? SESSION_LIFE.staff : SESSION_LIFE.customer;
  const token = newToken();
  await markProven(db, session.id, hashToken(token));
  afterCommit(() => {
    caller.cookies.set("session", token, life.absolute);
    deps.bus.tell({ kind: "account", accountId: session.accountId });
  });
}
