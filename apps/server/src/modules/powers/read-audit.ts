import { contract } from "@teamwright/contract";
import { done } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import { countAudit, listAudit } from "../../records/audit.repository.ts";

export const readAudit = handle(contract.admin.audit, async ({ query, db }) => {
  const filter = { phone: query.phoneNumber, action: query.action };
  const total = await countAudit(db, filter);
  return done("", { data: await listAudit(db, filter, query), totalPages: Math.ceil(total / query.size) });
});
