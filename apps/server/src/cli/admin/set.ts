import type { Role } from "@teamwright/contract";
import type { Deps } from "../../http/deps.ts";
import {
  findAccountByPhone,
  isStaff,
  lockAccount,
  raisesPowers,
  updateAccount,
} from "../../modules/accounts/public.ts";
import { writeAudit } from "../../modules/audit/public.ts";
import { endSessions } from "../../modules/auth/public.ts";
import { accountChanged } from "../../ports/event-bus.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";
import { noSuchUser, powersOf, wordsOf } from "./account-lines.ts";
import { readPassword } from "./password.ts";

export interface SetOptions {
  readonly role?: Role;
  /** From `--prime-admin` and `--no-prime-admin`. */
  readonly primeAdmin?: boolean;
  readonly passwordStdin?: true;
  readonly json?: true;
}

export async function set(phone: string, options: SetOptions, deps: Deps, io: Io): Promise<number> {
  const found = await findAccountByPhone(deps.database.db, phone);
  if (!found) return noSuchUser(io);
  const role = options.role ?? found.role;
  const primeAdmin = options.primeAdmin ?? found.primeAdmin;
  const after = { ...found, role, primeAdmin };
  const passwordHash =
    options.passwordStdin === true ? await readPassword(phone, isStaff(after), deps, io) : undefined;
  // A password chosen under the rules for customers must not open an account with more powers.
  const renew = passwordHash === undefined && raisesPowers(found, after);
  await deps.transaction(async (tx) => {
    await lockAccount(tx, found.id);
    await updateAccount(tx, found.id, {
      role,
      primeAdmin,
      ...(passwordHash === undefined ? {} : { passwordHash, changedPassword: true }),
      ...(renew ? { changedPassword: false } : {}),
    });
    await endSessions(tx, found.id);
    const details = { role, primeAdmin, password: passwordHash === undefined ? "kept" : "changed" };
    await writeAudit(tx, { actorId: null, subjectId: found.id, action: "account.set", details });
  });
  deps.bus.tell(accountChanged(found.id));
  if (options.json === true) {
    io.out(JSON.stringify({ phone, powers: wordsOf(after), choosesPassword: renew }));
    return exit.done;
  }
  io.out(`Changed ${phone}: ${powersOf(after)}. Its sessions ended.`);
  if (renew) io.out("It has to choose a new password at the next sign-in.");
  return exit.done;
}
