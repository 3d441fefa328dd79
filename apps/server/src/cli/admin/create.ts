import type { AccountRole } from "@teamwright/contract";
import { inEnglish } from "@teamwright/text";
import { newToken } from "#crypto/tokens.ts";
import type { Deps } from "#http/deps.ts";
import { insertAccount, isStaff } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { exit, UsageError } from "../command.ts";
import type { Io } from "../command.ts";
import { link } from "./link.ts";
import { readPassword } from "./password.ts";

export interface CreateOptions {
  readonly role: AccountRole;
  readonly primeAdmin?: true;
  readonly name?: string;
  readonly passwordStdin?: true;
  readonly keepPassword?: true;
  readonly url?: string;
  readonly json?: true;
}

export async function create(phone: string, options: CreateOptions, deps: Deps, io: Io): Promise<number> {
  const { role, primeAdmin = false } = options;
  const hasPassword = options.passwordStdin === true;
  if (options.keepPassword === true && !hasPassword)
    throw new UsageError("--keep-password needs --password-stdin.");
  const staff = isStaff({ role, primeAdmin, groupAdmin: false, expert: false });
  const passwordHash = hasPassword
    ? await readPassword(phone, staff, deps, io)
    : await deps.passwords.hash(newToken());
  const createdAccount = await deps.transaction(async (tx) => {
    const account = await insertAccount(tx, {
      phone,
      passwordHash,
      role,
      primeAdmin,
      name: options.name ?? "",
      changedPassword: hasPassword && options.keepPassword === true,
    });
    if (account)
      await writeAudit(tx, {
        actorId: null,
        subjectId: account.id,
        action: "account.create",
        details: { role, primeAdmin },
      });
    return account;
  });
  if (!createdAccount) {
    io.err(inEnglish("replies.userAlreadyRegistered"));
    return exit.failed;
  }
  const about = { phone, role, primeAdmin };
  if (options.json !== true) io.out(`Made ${role} ${phone}.`);
  else if (hasPassword) io.out(JSON.stringify({ ...about, link: null }));
  return hasPassword ? exit.done : link(phone, { ...options, about }, deps, io);
}
