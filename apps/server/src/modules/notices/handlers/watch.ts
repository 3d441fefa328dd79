import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { saveWatched } from "../watch.repository.ts";

export const watchMatches = handle(contract.notices.watch, async ({ db, body, session }) => {
  const owner = { accountId: session.accountId, sessionId: session.id };
  return (await saveWatched(db, owner, body.matches)) ? done("", {}) : refused("session_expired");
});
