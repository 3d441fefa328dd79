import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { saveWatched } from "../watch.repository.ts";

export const watchMatches = handle(contract.notices.watch, async ({ db, body, session }) => {
  await saveWatched(db, { accountId: session.accountId, sessionId: session.id }, body.matches);
  return done("", {});
});
