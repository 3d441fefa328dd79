import { parseArgs } from "node:util";
import { phoneNumber, roleNames } from "@teamwright/contract";
import type { Role } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import { isStaff, refusePassword, STAFF_PASSWORD_LENGTH } from "../crypto/password-rules.ts";
import { hashToken, newToken } from "../crypto/tokens.ts";
import type { Deps } from "../http/deps.ts";
import {
  findAccountByPhone,
  insertAccount,
  listStaff,
  lockAccount,
  updateAccount,
} from "../records/account.repository.ts";
import type { Account } from "../records/account.repository.ts";
import { writeAudit } from "../records/audit.repository.ts";
import { endSessions } from "../records/session.repository.ts";
import { addSignInLink, LINK_MINUTES } from "../records/sign-in-link.repository.ts";
import { exit, UsageError } from "./command.ts";
import type { DatabaseCommand, Io } from "./command.ts";

const options = {
  role: { type: "string" },
  name: { type: "string" },
  "prime-admin": { type: "boolean", default: false },
  "password-stdin": { type: "boolean", default: false },
  url: { type: "string" },
} as const;

/** Makes and mends staff accounts without a browser. */
export const admin: DatabaseCommand = {
  name: "admin",
  usage: [
    "admin create PHONE [--role admin|superuser|customer] [--prime-admin] [--name NAME] [--password-stdin] [--url URL]",
    "admin set PHONE [--role admin|superuser|customer] [--prime-admin] [--password-stdin]",
    "admin link PHONE [--url URL]",
    "admin unblock PHONE",
    "admin list",
  ],
  summary:
    "Make a staff account, change one, print a single-use sign-in link (15 minutes), unblock, list the staff.",
  wantsInput: (args) => args.includes("--password-stdin"),
  run: async (args, deps, io) => {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [action, phone, ...more] = positionals;
    if (more.length > 0) throw new UsageError(`Too many arguments: ${more.join(" ")}`);
    if (action === "list") return list(deps, io);
    if (!phoneNumber.safeParse(phone).success || phone === undefined)
      throw new UsageError(messages.auth.enterValidPhoneNumber);
    switch (action) {
      case "create":
        return create(phone, { ...values, role: roleOf(values.role ?? "admin") }, deps, io);
      case "set":
        return set(
          phone,
          { ...values, role: values.role === undefined ? undefined : roleOf(values.role) },
          deps,
          io,
        );
      case "link":
        return link(phone, values.url, deps, io);
      case "unblock":
        return unblock(phone, deps, io);
      default:
        throw new UsageError(`There is no command admin ${action ?? ""}`);
    }
  },
};

interface Wishes {
  readonly name?: string | undefined;
  readonly "prime-admin": boolean;
  readonly "password-stdin": boolean;
  readonly url?: string | undefined;
}

function roleOf(text: string): Role {
  const role = roleNames.find((name) => name === text);
  if (role === undefined) throw new UsageError(`--role is one of ${roleNames.join(", ")}`);
  return role;
}

/** The password from standard input, checked by the same rules as in the browser. */
async function readPassword(phone: string, staff: boolean, deps: Deps, io: Io): Promise<string> {
  const password = (await io.readInput()).replace(/\r?\n$/, "");
  const refusal = refusePassword(password, { phone, staff }, deps.env.PASSWORD_MIN_LENGTH);
  if (refusal)
    throw new UsageError(
      refusal.code === "common_password"
        ? messages.auth.commonPassword
        : (refusal.message ?? messages.auth.staffPasswordLength(STAFF_PASSWORD_LENGTH)),
    );
  return deps.passwords.hash(password);
}

async function create(phone: string, wishes: Wishes & { role: Role }, deps: Deps, io: Io): Promise<number> {
  const primeAdmin = wishes["prime-admin"];
  const given = wishes["password-stdin"];
  const staff = isStaff({ role: wishes.role, primeAdmin });
  const passwordHash = given
    ? await readPassword(phone, staff, deps, io)
    : await deps.passwords.hash(newToken());
  const made = await deps.database.db.transaction(async (tx) => {
    const account = await insertAccount(tx, {
      phone,
      passwordHash,
      role: wishes.role,
      primeAdmin,
      name: wishes.name ?? "",
    });
    if (account)
      await writeAudit(tx, {
        actorId: null,
        subjectId: account.id,
        action: "account.create",
        details: { role: wishes.role, primeAdmin },
      });
    return account;
  });
  if (!made) {
    io.err(messages.admin.userAlreadyRegistered);
    return exit.failed;
  }
  io.out(`Made ${wishes.role} ${phone}.`);
  return given ? exit.done : link(phone, wishes.url, deps, io);
}

async function set(
  phone: string,
  wishes: Wishes & { role: Role | undefined },
  deps: Deps,
  io: Io,
): Promise<number> {
  const found = await findAccountByPhone(deps.database.db, phone);
  if (!found) return noSuchUser(io);
  const role = wishes.role ?? found.role;
  const primeAdmin = wishes["prime-admin"] || found.primeAdmin;
  const passwordHash = wishes["password-stdin"]
    ? await readPassword(phone, isStaff({ role, primeAdmin }), deps, io)
    : undefined;
  await deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, found.id);
    await updateAccount(tx, found.id, {
      role,
      primeAdmin,
      ...(passwordHash === undefined ? {} : { passwordHash, changedPassword: true }),
    });
    await endSessions(tx, found.id);
    const details = { role, primeAdmin, password: passwordHash === undefined ? "kept" : "changed" };
    await writeAudit(tx, { actorId: null, subjectId: found.id, action: "account.set", details });
  });
  deps.bus.tell({ kind: "account", accountId: found.id });
  io.out(`Changed ${phone}: ${describe({ ...found, role, primeAdmin })}. Its sessions ended.`);
  return exit.done;
}

async function link(phone: string, url: string | undefined, deps: Deps, io: Io): Promise<number> {
  const { db } = deps.database;
  const account = await findAccountByPhone(db, phone);
  if (!account) return noSuchUser(io);
  const token = newToken();
  await db.transaction(async (tx) => {
    await addSignInLink(tx, account.id, hashToken(token));
    await writeAudit(tx, { actorId: null, subjectId: account.id, action: "account.link" });
  });
  const { env } = deps;
  const base =
    url ?? env.PUBLIC_URL ?? `http://${env.HOST === "0.0.0.0" ? "localhost" : env.HOST}:${env.PORT}`;
  // After the # it is sent to no server and stands in no log.
  io.out(`${base.replace(/\/$/, "")}/login#link=${token}`);
  io.err(`Works once, for ${LINK_MINUTES} minutes.`);
  return exit.done;
}

async function unblock(phone: string, deps: Deps, io: Io): Promise<number> {
  const account = await findAccountByPhone(deps.database.db, phone);
  if (!account) return noSuchUser(io);
  await deps.database.db.transaction(async (tx) => {
    await updateAccount(tx, account.id, { blocked: false });
    await writeAudit(tx, { actorId: null, subjectId: account.id, action: "account.unblock" });
  });
  deps.bus.tell({ kind: "account", accountId: account.id });
  io.out(messages.admin.userUnblocked);
  return exit.done;
}

async function list(deps: Deps, io: Io): Promise<number> {
  for (const account of await listStaff(deps.database.db)) io.out(`${account.phone}\t${describe(account)}`);
  return exit.done;
}

const describe = (account: Account): string =>
  [
    account.role,
    account.primeAdmin ? "prime admin" : "",
    account.groupAdmin ? "group owner" : "",
    account.expert ? "expert" : "",
    account.blocked ? "blocked" : "",
  ]
    .filter((word) => word !== "")
    .join(", ");

function noSuchUser(io: Io): number {
  io.err(messages.admin.userNotFound);
  return exit.failed;
}
