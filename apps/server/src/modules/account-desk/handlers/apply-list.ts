import { contract } from "@teamwright/contract";
import type { ListOutcome } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handlePrepared } from "#http/handler.ts";
import type { Context } from "#http/handler.ts";
import { findAccountByPhone, refusePassword } from "#modules/accounts/public.ts";
import { givePlan } from "#modules/plans/public.ts";
import { registerAccount } from "../register-account.ts";

const outcomes: Readonly<Record<string, ListOutcome>> = {
  user_not_found: "not_found",
  not_allowed: "not_allowed",
  invalid_input: "too_long",
};

/** Each number once, with the hash of its password. The order is fixed, so that two lists do not wait for each other. */
export const applyList = handlePrepared(
  contract.userDesk.applyList,
  async ({ body, caller, deps }) => {
    const hashes = new Map<string, string | null>();
    for (const { phoneNumber: phone, password } of body.entries) {
      if (hashes.has(phone)) continue;
      if (password === undefined) {
        hashes.set(phone, null);
        continue;
      }
      const refusal = await refusePassword(password, { phone, staff: false }, deps.env.PASSWORD_MIN_LENGTH);
      if (refusal) return refusal;
      hashes.set(phone, await deps.passwords.hash(password, caller));
    }
    return { numbers: [...hashes].toSorted(([left], [right]) => (left < right ? -1 : 1)) };
  },
  async (context, { numbers }) => {
    const data: { phoneNumber: string; outcome: ListOutcome }[] = [];
    for (const [phoneNumber, passwordHash] of numbers)
      data.push({ phoneNumber, outcome: await applyOne(context, phoneNumber, passwordHash) });
    return done("", { data });
  },
);

async function applyOne(
  context: Context<typeof contract.userDesk.applyList>,
  phone: string,
  passwordHash: string | null,
): Promise<ListOutcome> {
  const { db, session, body } = context;
  if (passwordHash !== null) {
    const made = await registerAccount(db, session, { phone, passwordHash, days: body.duration });
    return made === null ? "already_registered" : "registered";
  }
  const account = await findAccountByPhone(db, phone);
  if (!account) return "not_found";
  const reply = await givePlan(context, session, { userId: account.id, kind: "plan", days: body.duration });
  return reply.kind === "done" ? "extended" : (outcomes[reply.code] ?? "not_allowed");
}
