import type { TextKeyOf } from "@teamwright/text";
import { contract } from "@teamwright/contract";
import type { AuditAction } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import type { Done, RefusedAnswer } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import type { Session } from "#http/session.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { endSessions } from "#modules/auth/public.ts";
import {
  findAccountByPhone,
  updateAccount,
  lockTarget,
  isStaff,
  raisesPowers,
} from "#modules/accounts/public.ts";

interface FlagChange {
  readonly flag: "primeUser" | "groupAdmin";
  readonly value: boolean;
  readonly action: AuditAction;
  readonly message: TextKeyOf<"replies">;
}

/** Sets one flag of the account with this phone number. */
async function setFlag(
  scope: Scope,
  session: Session,
  phone: string,
  change: FlagChange,
): Promise<Done<Record<never, never>> | RefusedAnswer> {
  const { db, deps } = scope;
  const account = await findAccountByPhone(db, phone);
  if (!account) return refused("user_not_found");
  const target = await lockTarget(db, session, account.id, { self: true, groupOwner: true });
  if (!target.ok) return refused(target.error);
  const after = { ...target.value, [change.flag]: change.value };
  const raisesMore = raisesPowers(target.value, after);
  await updateAccount(db, account.id, {
    [change.flag]: change.value,
    ...(raisesMore ? { changedPassword: false } : {}),
  });
  if (isStaff(target.value) !== isStaff(after)) await endSessions(db, account.id);
  await writeAudit(db, {
    actorId: session.accountId,
    subjectId: account.id,
    action: change.action,
    details: { before: target.value[change.flag], after: change.value },
  });
  scope.afterCommit(() => deps.bus.tell(accountChanged(account.id)));
  return done(change.message, {});
}

export const registerPrime = handle(contract.accounts.registerPrime, async (context) =>
  setFlag(context, context.session, context.body.phoneNumber, {
    flag: "primeUser",
    value: true,
    action: "account.registerPrime",
    message: "replies.primeAccountCreated",
  }),
);

export const createGroupOwner = handle(contract.accounts.createGroupOwner, async (context) =>
  setFlag(context, context.session, context.body.ownerPhoneNumber, {
    flag: "groupAdmin",
    value: true,
    action: "groupOwner.create",
    message: "replies.groupOwnerAccessCreated",
  }),
);

export const removeGroupOwner = handle(contract.accounts.removeGroupOwner, async (context) =>
  setFlag(context, context.session, context.body.ownerPhoneNumber, {
    flag: "groupAdmin",
    value: false,
    action: "groupOwner.remove",
    message: "replies.groupOwnerAccessRemoved",
  }),
);
