import type { Db } from "#db/database.ts";
import type { Session } from "#http/session.ts";
import { lockAccount } from "../accounts/public.ts";
import type { Account } from "../accounts/public.ts";
import { lockSession } from "./session.repository.ts";

/**
 * Locks the account of a session that changes what signs in to it. Undefined: the account is gone, or the session has ended
 * since the call began. Who ends a session of a stranger must not find a passkey, a key or a password that it leaves behind.
 */
export async function lockOwnAccount(
  db: Db,
  { id, accountId }: Pick<Session, "id" | "accountId">,
): Promise<Account | undefined> {
  const account = await lockAccount(db, accountId);
  return account && (await lockSession(db, id)) ? account : undefined;
}
