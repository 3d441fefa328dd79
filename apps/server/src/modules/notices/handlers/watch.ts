import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { saveWatched } from "../watch.repository.ts";

export const watchMatches = handle(contract.notices.watch, async ({ db, body, session }) => {
  const owner = { accountId: session.accountId, sessionId: session.id };
  // Another device may delete the account at this moment. Before the session, as a deletion.
  const isOpen = (await lockAccount(db, owner.accountId)) && (await saveWatched(db, owner, body.matches));
  return isOpen ? done("", {}) : refused("not_logged_in");
});
