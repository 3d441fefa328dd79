import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { endSessions } from "#modules/auth/public.ts";
import { updateAccount, lockTarget, isStaff, raisesPowers } from "#modules/accounts/public.ts";
import type { Account } from "#modules/accounts/public.ts";

const powersOfAccount = (account: Account) => ({
  user_role: account.role,
  prime_admin: account.primeAdmin,
  expert: account.expert,
  raised_team_limit: account.raisedTeamLimit,
  long_retention: account.longRetention,
  open_booking: account.openBooking,
});

/** Nobody can change their own powers, and the last admin stays one, so that an installation keeps an admin. */
export const setPowers = handle(
  contract.accounts.setPowers,
  async ({ params, body, session, db, deps, afterCommit }) => {
    const target = await lockTarget(db, session, params.userId, {
      self: false,
      change: { role: body.user_role },
    });
    if (!target.ok) return refused(target.error);
    const before = powersOfAccount(target.value);
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const after = { ...before, ...changes };
    const { groupAdmin } = target.value;
    const powers = {
      role: after.user_role,
      primeAdmin: after.prime_admin,
      expert: after.expert,
      groupAdmin,
    };
    const raised = raisesPowers(target.value, powers);
    await updateAccount(db, params.userId, {
      ...powers,
      raisedTeamLimit: after.raised_team_limit,
      longRetention: after.long_retention,
      openBooking: after.open_booking,
      ...(raised ? { changedPassword: false } : {}),
    });
    // Sessions of staff are shorter, and sign-in asks for a new password.
    if (raised || isStaff(target.value) !== isStaff(powers)) await endSessions(db, params.userId);
    await writeAudit(db, {
      actorId: session.accountId,
      subjectId: params.userId,
      action: "account.setPowers",
      details: { before, after },
    });
    afterCommit(() => deps.bus.tell(accountChanged(params.userId)));
    return done("replies.flagsChanged", { data: after });
  },
);
