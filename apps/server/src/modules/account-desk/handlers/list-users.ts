import { contract } from "@teamwright/contract";
import type { ListedUser } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { pagesOf } from "#http/pages-of.ts";
import { findAccount, mayHandle } from "#modules/accounts/public.ts";
import { countUsers, findListedUsers, listUsers } from "#modules/plans/public.ts";

export const usersList = handle(contract.userDesk.list, async ({ body, session, db }) => {
  const viewer = await findAccount(db, session.accountId);
  const filter = { search: body.search, list: body.list, exceptId: viewer?.createdBy ?? null };
  const counts = await countUsers(db, filter);
  const total = counts[body.list];
  return done("", {
    data: await listUsers(db, filter, body),
    totalPages: pagesOf(total, body.size),
    totalCount: total,
    counts,
  });
});

const powersOfListed = (user: ListedUser) => ({
  id: user.userId,
  role: user.user_role,
  primeAdmin: user.prime_admin,
  expert: user.expert,
  // As for a single plan: group owners count as customers.
  groupAdmin: false,
});

/** In the order of the input; a number that stands there twice is answered once. */
export const lookUp = handle(contract.userDesk.lookUp, async ({ body, session, db }) => {
  const phones = [...new Set(body.phoneNumbers)];
  const users = new Map((await findListedUsers(db, phones)).map((user) => [user.phoneNumber, user]));
  const data = phones.map((phoneNumber) => {
    const user = users.get(phoneNumber) ?? null;
    const allowed = user === null || mayHandle(session, powersOfListed(user));
    return { phoneNumber, allowed, user: allowed ? user : null };
  });
  return done("", { data });
});
