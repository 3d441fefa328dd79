import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handlePrepared } from "#http/handler.ts";
import { refusePassword } from "#modules/accounts/public.ts";
import { registerAccount } from "../register-account.ts";

/** `superUserPhoneNumber` is the caller's own (the access rule checks it): registrations are counted for the caller. */
export const register = handlePrepared(
  contract.accounts.register,
  async ({ body, caller, deps }) => {
    const account = { phone: body.phoneNumber, staff: false };
    const refusal = await refusePassword(body.password, account, deps.env.PASSWORD_MIN_LENGTH);
    return refusal ?? { hash: await deps.passwords.hash(body.password, caller) };
  },
  async ({ body, session, db }, { hash }) => {
    const account = await registerAccount(db, session, {
      phone: body.phoneNumber,
      passwordHash: hash,
      days: body.duration,
    });
    if (account === null) return refused("already_registered");
    return done("replies.userRegistered", { data: { id: account.id, phoneNumber: account.phone } });
  },
);
