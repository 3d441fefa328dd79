import { contract } from "@teamwright/contract";
import { refused } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import type { Handler } from "../../http/handler.ts";

const events = handle(contract.events, async ({ deps, caller, query }) => {
  const place = deps.streams.reserve(caller.address, query.since);
  if (!place) return refused("too_many_requests", { retryAfter: 30 });
  return { kind: "streamed", open: place };
});

export const eventHandlers: readonly Handler[] = [events];
