import type { AccountRole } from "@teamwright/contract";
import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import {
  findAccountByPhone,
  isStaff,
  lockAccountByPhone,
  raisesPowers,
  takesLastAdmin,
  updateAccount,
} from "#modules/accounts/public.ts";
import type { Account } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { endSessions } from "#modules/auth/public.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";
import { noSuchUser, powersOf, refusedLastAdmin, wordsOf } from "./account-lines.ts";
import { readPassword } from "./password.ts";

export interface SetOptions {
  readonly role?: AccountRole;
  /** From `--prime-admin` and `--no-prime-admin`. */
  readonly primeAdmin?: boolean;
  readonly passwordStdin?: true;
  readonly json?: true;
}

export async function set(phone: string, options: SetOptions, deps: Deps, io: Io): Promise<number> {
  const foundAccount = await findAccountByPhone(deps.database.db, phone);
  if (!foundAccount) return noSuchUser(io);
  const accountAfter = (account: Account): Account => ({
    ...account,
    role: options.role ?? account.role,
    primeAdmin: options.primeAdmin ?? account.primeAdmin,
  });
  const passwordHash =
    options.passwordStdin === true
      ? await readPassword(phone, isStaff(accountAfter(foundAccount)), deps, io)
      : undefined;
  const changedAccount = await inTransaction(deps, async ({ db, afterCommit }) => {
    const last = await takesLastAdmin(db, foundAccount.id, { role: options.role });
    const before = await lockAccountByPhone(db, phone);
    if (before?.id !== foundAccount.id) return "unknown";
    if (last) return "last";
    const after = accountAfter(before);
    const { role, primeAdmin } = after;
    // A password chosen under the rules for customers must not open an account with more powers.
    const renew = passwordHash === undefined && raisesPowers(before, after);
    await updateAccount(db, foundAccount.id, {
      role,
      primeAdmin,
      ...(passwordHash === undefined ? {} : { passwordHash, changedPassword: true }),
      ...(renew ? { changedPassword: false } : {}),
    });
    await endSessions(db, foundAccount.id);
    const details = { role, primeAdmin, password: passwordHash === undefined ? "kept" : "changed" };
    await writeAudit(db, { actorId: null, subjectId: foundAccount.id, action: "account.set", details });
    afterCommit(() => deps.bus.tell(accountChanged(foundAccount.id)));
    return { after, renew };
  });
  if (changedAccount === "unknown") return noSuchUser(io);
  if (changedAccount === "last") return refusedLastAdmin(io);
  const { after, renew } = changedAccount;
  // For an account of a program. A person's password is nobody else's to know.
  if (passwordHash !== undefined)
    io.err(`Whoever ran this knows the password. For a person, use: teamwright admin reset ${phone}`);
  if (options.json === true) {
    io.out(JSON.stringify({ phone, powers: wordsOf(after), choosesPassword: renew }));
    return exit.done;
  }
  io.out(`Changed ${phone}: ${powersOf(after)}. Its sessions ended.`);
  if (renew) io.out("It has to choose a new password at the next sign-in.");
  return exit.done;
}
