import { contract } from "@teamwright/contract";
import { done } from "../../../http/answer.ts";
import { handle } from "../../../http/handler.ts";
import { writeAudit } from "../../audit/public.ts";
import { writeHashValue } from "../hash-value.ts";

export const setHashValue = handle(contract.settings.setHashValue, async ({ body, session, db, deps }) => {
  await writeHashValue(db, deps.secrets, body.dream11Hash);
  await writeAudit(db, { actorId: session.accountId, action: "hashValue.set" });
  return done("replies.hashValueUpdated", {});
});
