import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { pagesOf } from "#http/pages-of.ts";
import { countAudit, listAudit } from "#modules/audit/public.ts";
import { thingNames } from "../thing-names.repository.ts";

export const readAudit = handle(contract.audit.list, async ({ query, db }) => {
  const { phoneNumber: phone, page, size, ...filter } = query;
  const total = await countAudit(db, { ...filter, phone });
  const entries = await listAudit(db, { ...filter, phone }, { page, size });
  const things = await thingNames(
    db,
    entries.map(({ details }) => details),
  );
  const data = entries.map((entry, index) => ({ ...entry, thing: things[index] ?? null }));
  return done("", { data, totalPages: pagesOf(total, size) });
});
