import { contract } from "@teamwright/contract";
import { seal } from "../../../crypto/sealing.ts";
import { prebuilt } from "../../../http/answer.ts";
import type { Deps } from "../../../http/deps.ts";
import { handle } from "../../../http/handler.ts";
import { plainReply, wantsPlain } from "../../../http/plain-reply.ts";
import { matchKey } from "../announce.ts";
import { findMatch } from "../match-store.repository.ts";
import { detailOf } from "../match-view.ts";

export const getMatch = handle(contract.matches.get, ({ deps, params, session, caller }) => {
  if (wantsPlain(session, caller)) return plainReply(plainMatch(deps, params.id));
  const body = deps.payloads.get(matchKey(params.id), async () => {
    const match = await findMatch(deps.database.db, params.id);
    if (match === null) return null;
    const { payloadKey, payloadKeyId } = deps.secrets;
    const content = JSON.stringify(detailOf(match.shown));
    const data = seal(content, payloadKey, payloadKeyId);
    return { content: payloadKeyId + content, reply: { status: "success", message: "", data } };
  });
  return prebuilt(body, "private, no-cache");
});

async function plainMatch({ database }: Deps, id: string) {
  const match = await findMatch(database.db, id);
  return match && detailOf(match.shown);
}
