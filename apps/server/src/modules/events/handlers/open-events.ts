import { contract } from "@teamwright/contract";
import { apiKeyIn } from "#crypto/tokens.ts";
import { refused } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import type { Caller } from "#http/handler.ts";

export const openEvents = handle(contract.events, async ({ deps, caller, query, session }) => {
  const stream = deps.streams.reserve(caller.network, {
    since: query.since,
    lastEventId: caller.header("last-event-id"),
    accountId: session?.accountId,
    isSignedIn: session === null ? undefined : signedInCheck(deps, caller),
  });
  if (!stream) return refused("too_many_requests", { retryAfter: 30 });
  return { kind: "streamed", open: stream };
});

/** Asks whether the caller's session or key still exists. */
function signedInCheck(deps: Deps, caller: Caller): () => Promise<boolean> {
  const key = apiKeyIn(caller.header("authorization") ?? "");
  const [store, token] =
    key === undefined ? [deps.sessions, caller.cookies.get("session") ?? ""] : [deps.apiKeys, key];
  return async () => (await store.find(token, false)).found;
}
