import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { announcePrime } from "../announce.ts";
import { hideAllPrimeData } from "../removal.repository.ts";

export const removePrimeData = handle(contract.prime.remove, async (context) => {
  const { db, session } = context;
  const matches = await hideAllPrimeData(db);
  await writeAudit(db, { actorId: session.accountId, action: "prime.remove", details: { matches } });
  announcePrime(context);
  return done("replies.primeDataRemoved", {});
});
