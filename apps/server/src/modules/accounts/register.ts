import { contract } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import { refusePassword } from "../../crypto/password-rules.ts";
import { done, refused } from "../../http/answer.ts";
import { handlePrepared } from "../../http/handler.ts";
import { findAccountByPhone, insertAccount } from "../../records/account.repository.ts";
import { writeAudit } from "../../records/audit.repository.ts";
import { addNotify } from "../../records/notify.repository.ts";
import { addDays } from "../../records/plan.repository.ts";

/** `superUserPhoneNumber` is the caller's own (the access rule sees to that): registrations count for who makes them. */
export const register = handlePrepared(
  contract.auth.register,
  async ({ body, deps }) => {
    const account = { phone: body.phoneNumber, staff: false };
    const refusal = refusePassword(body.password, account, deps.env.PASSWORD_MIN_LENGTH);
    return refusal ?? { hash: await deps.passwords.hash(body.password) };
  },
  async ({ body, session, db }, { hash }) => {
    if (await findAccountByPhone(db, body.phoneNumber)) return refused("already_registered");
    const account = await insertAccount(db, {
      phone: body.phoneNumber,
      passwordHash: hash,
      createdBy: session.accountId,
    });
    if (!account) return refused("already_registered");
    await addDays(db, account.id, "plan", body.duration);
    const by = { superuserId: session.accountId, userId: account.id };
    await addNotify(db, { ...by, duration: body.duration, type: "register" });
    await writeAudit(db, {
      actorId: session.accountId,
      subjectId: account.id,
      action: "account.register",
      details: { days: body.duration },
    });
    return done(messages.admin.userRegistered, { data: { id: account.id, phoneNumber: account.phone } });
  },
);
