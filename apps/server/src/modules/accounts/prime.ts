import { contract } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import { done, refused } from "../../http/answer.ts";
import type { Done, Refused } from "../../http/answer.ts";
import type { Scope } from "../../http/deps.ts";
import { handle } from "../../http/handler.ts";
import { findAccountByPhone, updateAccount } from "../../records/account.repository.ts";
import { writeAudit } from "../../records/audit.repository.ts";
import type { Session } from "../../records/session-store.ts";
import { lockTarget } from "../../records/target.ts";

interface Change {
  readonly flag: "primeUser" | "groupAdmin";
  readonly value: boolean;
  readonly action: string;
  readonly message: string;
}

/** Sets one flag of the account with this phone number. */
async function setFlag(
  scope: Scope,
  session: Session,
  phone: string,
  change: Change,
): Promise<Done<Record<never, never>> | Refused> {
  const { db, deps } = scope;
  const found = await findAccountByPhone(db, phone);
  if (!found) return refused("user_not_found");
  const target = await lockTarget(db, session, found.id, { self: true });
  if (!target.ok) return refused(target.error);
  await updateAccount(db, found.id, { [change.flag]: change.value });
  await writeAudit(db, {
    actorId: session.accountId,
    subjectId: found.id,
    action: change.action,
    details: { before: target.value[change.flag], after: change.value },
  });
  scope.afterCommit(() => deps.bus.tell({ kind: "account", accountId: found.id }));
  return done(change.message, {});
}

export const registerPrime = handle(contract.auth.registerPrime, async (context) =>
  setFlag(context, context.session, context.body.phoneNumber, {
    flag: "primeUser",
    value: true,
    action: "account.registerPrime",
    message: messages.admin.primeAccountCreated,
  }),
);

export const createGroupOwner = handle(contract.groupOwner.create, async (context) =>
  setFlag(context, context.session, context.body.ownerPhoneNumber, {
    flag: "groupAdmin",
    value: true,
    action: "groupOwner.create",
    message: messages.admin.groupOwnerAccessCreated,
  }),
);

export const removeGroupOwner = handle(contract.groupOwner.remove, async (context) =>
  setFlag(context, context.session, context.body.ownerPhoneNumber, {
    flag: "groupAdmin",
    value: false,
    action: "groupOwner.remove",
    message: messages.admin.groupOwnerAccessRemoved,
  }),
);
