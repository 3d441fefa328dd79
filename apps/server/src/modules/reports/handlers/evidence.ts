import { contract } from "@teamwright/contract";
import { prebuilt } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { cachedReply } from "../cached-replies.ts";
import { kindOf, readEvidence } from "../evidence.repository.ts";

export const getEvidence = handle(contract.reportEvidence.get, async ({ deps, db, params }) => {
  const kind = await kindOf(db, params.matchId);
  return prebuilt(
    cachedReply(deps, `evidence:${JSON.stringify(kind)}`, async () => ({
      data: kind && (await readEvidence(db, kind)),
    })),
    "private, no-cache",
  );
});
