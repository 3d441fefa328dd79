import { contract } from "@teamwright/contract";
import { done, refused } from "../../../http/answer.ts";
import { handlePrepared } from "../../../http/handler.ts";
import { writeAudit } from "../../audit/public.ts";
import { addDays } from "../../plans/public.ts";
import { addNotify } from "../../statistics/public.ts";
import { findAccountByPhone, insertAccount, refusePassword } from "../../accounts/public.ts";

/** `superUserPhoneNumber` is the caller's own (the access rule checks it): registrations are counted for the caller. */
export const register = handlePrepared(
  contract.accounts.register,
  async ({ body, caller, deps }) => {
    const account = { phone: body.phoneNumber, staff: false };
    const refusal = await refusePassword(body.password, account, deps.env.PASSWORD_MIN_LENGTH);
    return refusal ?? { hash: await deps.passwords.hash(body.password, caller) };
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
    return done("replies.userRegistered", { data: { id: account.id, phoneNumber: account.phone } });
  },
);
