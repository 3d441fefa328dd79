import { MAX_API_KEYS, MAX_STAFF_DAYS } from "@teamwright/contract";
import type { KeyScope } from "@teamwright/contract";
import { inEnglish } from "@teamwright/text";
import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { isStaff, lockAccountByPhone } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { listApiKeys, makeApiKey } from "#modules/auth/public.ts";
import { exit, UsageError } from "../command.ts";
import type { Io } from "../command.ts";
import { noSuchUser } from "./account-lines.ts";

export interface KeyOptions {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly days: number;
  readonly json?: true;
}

/** Makes an API key of an account; it is shown once. */
export async function createKey(phone: string, options: KeyOptions, deps: Deps, io: Io): Promise<number> {
  const { name, days, json } = options;
  const scopes = [...new Set(options.scopes)];
  if (days < 1 || days > 365) throw new UsageError("--days is 1 to 365.");
  if (scopes.includes("staff") && days > MAX_STAFF_DAYS)
    throw new UsageError(inEnglish("replies.staffKeyDays"));
  const newKey = await inTransaction(deps, async ({ db }) => {
    const account = await lockAccountByPhone(db, phone);
    if (!account) return "unknown";
    if (scopes.includes("staff") && !isStaff(account)) return "customer";
    if ((await listApiKeys(db, account.id)).length >= MAX_API_KEYS) return "many";
    const key = await makeApiKey(db, { accountId: account.id, name, scopes, days });
    const details = { name, scopes, days };
    await writeAudit(db, { actorId: null, subjectId: account.id, action: "apiKey.create", details });
    return key;
  });
  if (newKey === "unknown") return noSuchUser(io);
  if (typeof newKey === "string") {
    io.err(
      newKey === "many"
        ? inEnglish("replies.tooManyKeys", { most: MAX_API_KEYS })
        : "The account has no power beyond a customer's, so a key has no scope staff.",
    );
    return exit.failed;
  }
  const { key, expiresAt } = newKey;
  io.out(json === true ? JSON.stringify({ phone, key, expiresAt: expiresAt.toISOString() }) : key);
  return exit.done;
}
