import { contract } from "@teamwright/contract";
import { messages } from "@teamwright/domain";
import { seal } from "../../crypto/sealing.ts";
import { done } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import type { Handler } from "../../http/handler.ts";
import { writeAudit } from "../../records/audit.repository.ts";
import { writeSetting } from "../../records/setting.repository.ts";

const KEY = "dream11Hash";

/** Stored sealed: a copy of the database gives nobody access to the mapped app's source. */
const setHashValue = handle(contract.utilityDb.setDream11, async ({ body, session, db, deps }) => {
  await writeSetting(db, KEY, seal(body.dream11Hash, deps.secrets.sealKey, "seal", KEY));
  await writeAudit(db, { actorId: session.accountId, action: "hashValue.set" });
  return done(messages.admin.hashValueUpdated, {});
});

export const hashValueHandlers: readonly Handler[] = [setHashValue];
