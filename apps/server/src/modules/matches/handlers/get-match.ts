import { contract } from "@teamwright/contract";
import { handle } from "#http/handler.ts";
import { sealedReply } from "#http/sealed-reply.ts";
import { matchKey } from "../announce.ts";
import { findMatch } from "../match-store.repository.ts";
import { detailOf } from "../match-view.ts";

export const getMatch = handle(contract.matches.get, (call) =>
  sealedReply(contract.matches.get, call, {
    key: matchKey(call.params.id),
    cacheControl: "private, no-cache",
    read: async () => {
      const match = await findMatch(call.deps.database.db, call.params.id);
      return match && { data: detailOf(match.shown) };
    },
  }),
);
