import { contract } from "@teamwright/contract";
import { done } from "../../../http/answer.ts";
import { handle } from "../../../http/handler.ts";
import { pagesOf } from "../../../http/pages-of.ts";
import { countAudit, listAudit } from "../../audit/public.ts";

export const readAudit = handle(contract.audit.list, async ({ query, db }) => {
  const filter = { phone: query.phoneNumber, action: query.action };
  const total = await countAudit(db, filter);
  return done("", { data: await listAudit(db, filter, query), totalPages: pagesOf(total, query.size) });
});
