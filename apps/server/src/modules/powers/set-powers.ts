import { contract } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import { done, refused } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import { updateAccount } from "../../records/account.repository.ts";
import type { Account } from "../../records/account.repository.ts";
import { writeAudit } from "../../records/audit.repository.ts";
import { endSessions } from "../../records/session.repository.ts";
import { lockTarget } from "../../records/target.ts";
import { isStaff } from "../../crypto/password-rules.ts";

const powersOfAccount = (account: Account) => ({
  user_role: account.role,
  prime_admin: account.primeAdmin,
  expert: account.expert,
  raised_team_limit: account.raisedTeamLimit,
  long_retention: account.longRetention,
  open_booking: account.openBooking,
});

/** Nobody changes their own powers: an installation never loses its last admin by a slip. */
export const setPowers = handle(
  contract.admin.setPowers,
  async ({ params, body, session, db, deps, afterCommit }) => {
    const target = await lockTarget(db, session, params.userId, { self: false });
    if (!target.ok) return refused(target.error);
    const before = powersOfAccount(target.value);
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const after = { ...before, ...given };
    const wasStaff = isStaff(target.value);
    const staff = isStaff({ role: after.user_role, primeAdmin: after.prime_admin });
    await updateAccount(db, params.userId, {
      role: after.user_role,
      primeAdmin: after.prime_admin,
      expert: after.expert,
      raisedTeamLimit: after.raised_team_limit,
      longRetention: after.long_retention,
      openBooking: after.open_booking,
      // Staff passwords need 12 characters: who becomes staff chooses a new one at the next sign-in.
      ...(staff && !wasStaff ? { changedPassword: false } : {}),
    });
    if (staff !== wasStaff) await endSessions(db, params.userId);
    await writeAudit(db, {
      actorId: session.accountId,
      subjectId: params.userId,
      action: "account.setPowers",
      details: { before, after },
    });
    afterCommit(() => deps.bus.tell({ kind: "account", accountId: params.userId }));
    return done(messages.admin.flagsChanged, { data: after });
  },
);
