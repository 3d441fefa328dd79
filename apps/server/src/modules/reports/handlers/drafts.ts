import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findMatch } from "#modules/matches/public.ts";
import { discardDraft, findDraft, listDrafts } from "../draft.repository.ts";
import { draftOf, namedRecords } from "../history/match-draft.ts";

/** The stored draft; of a match that has none yet, what it fills in now. */
export const getReportDraft = handle(contract.matchReports.draft, async ({ db, params }) => {
  const match = await findMatch(db, params.matchId);
  if (match === null) return refused("not_found");
  const storedDraft = await findDraft(db, params.matchId);
  return done("", {
    data: storedDraft ?? draftOf(match, await namedRecords(db, match.shown), new Date()),
  });
});

export const getReportDrafts = handle(contract.matchReports.drafts, async ({ db, query }) =>
  done("", await listDrafts(db, query)),
);

export const discardReportDraft = handle(contract.matchReports.discard, async ({ db, params, session }) => {
  const { matchId } = params;
  if (!(await discardDraft(db, matchId))) return refused("not_found");
  await writeAudit(db, { actorId: session.accountId, action: "report.draft.discard", details: { matchId } });
  return done("replies.draftDiscarded", {});
});
