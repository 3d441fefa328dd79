import { hashToken, newToken } from "#crypto/tokens.ts";
import type { Db } from "#db/database.ts";
import { insertAccount } from "#modules/accounts/account.repository.ts";
import { SESSION_LIFE, startSession } from "#modules/auth/session.repository.ts";

type AccountChoices = Omit<Parameters<typeof insertAccount>[1], "phone" | "passwordHash">;

/** An account with a running session, stored without a server; its token is the session's cookie. */
export async function storeSession(
  db: Db,
  phone: string,
  powers: AccountChoices,
): Promise<{ readonly id: string; readonly phone: string; readonly token: string }> {
  const account = await insertAccount(db, { passwordHash: "-", changedPassword: true, ...powers, phone });
  if (!account) throw new Error(`${phone} was not stored`);
  const token = newToken();
  const session = { accountId: account.id, deviceId: null, userAgent: "", life: SESSION_LIFE.staff };
  await startSession(db, { tokenHash: hashToken(token), ...session });
  return { id: account.id, phone, token };
}
