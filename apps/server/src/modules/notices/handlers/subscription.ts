import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { isBrowserKey } from "../push/encrypt.ts";
import { deleteSubscriptionOf, isOtherBrowser, saveSubscription } from "../subscription.repository.ts";

export const subscribe = handle(contract.notices.subscribe, async ({ db, deps, body, session }) => {
  const { endpoint, keys, language } = body;
  if (!deps.push.allows(new URL(endpoint))) return refused("invalid_input", { field: "endpoint" });
  if (!isBrowserKey(keys)) return refused("invalid_input", { field: "keys" });
  if (await isOtherBrowser(db, { endpoint, ...keys })) return refused("invalid_input", { field: "endpoint" });
  const owner = { accountId: session.accountId, sessionId: session.id };
  // Another device may delete the account at this moment. Before the session, as a deletion.
  if (!(await lockAccount(db, owner.accountId))) return refused("not_logged_in");
  const isSaved = await saveSubscription(db, owner, { endpoint, ...keys, language });
  return isSaved ? done("", {}) : refused("not_logged_in");
});

export const unsubscribe = handle(contract.notices.unsubscribe, async ({ db, session }) => {
  await deleteSubscriptionOf(db, session.id);
  return done("", {});
});
