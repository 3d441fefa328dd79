import { contract } from "@teamwright/contract";
import type { InputOf } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handlePrepared } from "#http/handler.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { endSessions, refuseWrongPassword, sessionExists, wrongPassword } from "#modules/auth/public.ts";
import { findAccount, updateAccount, lockTarget, isStaff, raisesPowers } from "#modules/accounts/public.ts";
import type { Account } from "#modules/accounts/public.ts";

type PowersBody = NonNullable<InputOf<typeof contract.accounts.setPowers>["body"]>;

const powersOfAccount = (account: Account) => ({
  user_role: account.role,
  prime_admin: account.primeAdmin,
  expert: account.expert,
  raised_team_limit: account.raisedTeamLimit,
  long_retention: account.longRetention,
  open_booking: account.openBooking,
});

/** The account's powers before and after the change. */
function outcomeOf(account: Account, wish: PowersBody) {
  const before = powersOfAccount(account);
  const changes = Object.fromEntries(
    Object.entries(wish).filter(([name, value]) => name !== "password" && value !== undefined),
  );
  const after = { ...before, ...changes };
  const powers = {
    role: after.user_role,
    primeAdmin: after.prime_admin,
    expert: after.expert,
    groupAdmin: account.groupAdmin,
  };
  return { before, after, powers, raised: raisesPowers(account, powers) };
}

/** Nobody can change their own powers, and the last admin stays one, so that an installation keeps an admin. */
export const setPowers = handlePrepared(
  contract.accounts.setPowers,
  async ({ params, body, session, caller, deps }) => {
    const { db } = deps.database;
    const target = await findAccount(db, params.userId);
    const admin = await findAccount(db, session.accountId);
    if (!target || !admin || target.id === admin.id || !outcomeOf(target, body).raised)
      return { proven: false };
    // A stolen session must not make others staff.
    if (body.password === undefined) return wrongPassword("password");
    return (await refuseWrongPassword({ deps, session, caller }, admin, body.password)) ?? { proven: true };
  },
  async ({ params, body, session, db, deps, afterCommit }, { proven }) => {
    const target = await lockTarget(db, session, params.userId, {
      self: false,
      change: { role: body.user_role },
    });
    if (!target.ok) return refused(target.error);
    const { before, after, powers, raised } = outcomeOf(target.value, body);
    // Lowered meanwhile by somebody else.
    if (raised && !proven) return wrongPassword("password");
    // Blocked meanwhile, or no longer an admin.
    if (!(await sessionExists(db, session.id))) return refused("not_logged_in");
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
