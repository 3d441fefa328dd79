import { contract } from "@teamwright/contract";
import { refused } from "../../../http/answer.ts";
import { handle } from "../../../http/handler.ts";

export const openEvents = handle(contract.events, async ({ deps, caller, query, session }) => {
  const stream = deps.streams.reserve(caller.network, {
    since: query.since,
    lastEventId: caller.header("last-event-id"),
    accountId: session?.accountId,
  });
  if (!stream) return refused("too_many_requests", { retryAfter: 30 });
  return { kind: "streamed", open: stream };
});
