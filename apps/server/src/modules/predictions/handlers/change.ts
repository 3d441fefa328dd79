import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import type { Db } from "#db/database.ts";
import { handle, isRefused } from "#http/handler.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Session } from "#http/session.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findMatchBeforeStart } from "#modules/matches/public.ts";
import type { StoredMatch } from "#modules/matches/public.ts";
import { announcePost } from "../announce.ts";
import { changedSections } from "../changed-sections.ts";
import {
  addVersion,
  countPosted,
  findOrigin,
  insertPrediction,
  lockPrediction,
  readSections,
  sectionsOfAuthor,
  withdrawPrediction,
} from "../prediction.repository.ts";
import type { PredictionRow } from "../prediction.repository.ts";
import { refuseSections } from "../refuse-sections.ts";

/**
 * The most predictions of one account for one match, withdrawn ones included, so that many attempts do not improve a
 * record.
 */
const MAX_PER_MATCH = 10;

/** The match as users see it, while it accepts posts. */
async function openMatch(db: Db, id: string): Promise<StoredMatch | RefusedAnswer> {
  const match = await findMatchBeforeStart(db, id);
  return match.ok ? match.value : refused(match.error);
}

export const postPrediction = handle(contract.predictions.post, async (context) => {
  const { db, body, session } = context;
  const match = await openMatch(db, body.matchId);
  if (isRefused(match)) return match;
  if (match.sport !== body.sportIndex) return refused("invalid_input", { field: "sportIndex" });
  const wrong = refuseSections(match, body.predictionData);
  if (wrong !== null) return wrong;
  // Posts of one author run one after another, so that the count is correct.
  if (!(await lockAccount(db, session.accountId))) return refused("not_logged_in");
  const postedSections = await sectionsOfAuthor(db, session.accountId, match.id);
  if (postedSections.some((sections) => changedSections(sections, body.predictionData).length === 0))
    return refused("already_posted");
  if ((await countPosted(db, session.accountId, match.id)) >= MAX_PER_MATCH)
    return refused("too_many_posts", { values: { most: MAX_PER_MATCH } });
  const id = await insertPrediction(db, {
    matchId: match.id,
    sport: match.sport,
    authorId: session.accountId,
    sections: body.predictionData,
  });
  announcePost(context, match, id);
  return done("replies.predictionPosted", { data: { _id: id } });
});

interface HeldPrediction {
  readonly before: PredictionRow;
  /** Refused: it accepts no posts any more. */
  readonly match: StoredMatch | RefusedAnswer;
}

/**
 * The prediction, locked after its match and the caller's account, as by a post: the change names the account, so a deletion
 * of that account would wait for the prediction, and the change for the deletion.
 */
async function holdPrediction(
  { db, session }: { readonly db: Db; readonly session: Session },
  id: string,
): Promise<HeldPrediction | RefusedAnswer> {
  const origin = await findOrigin(db, id);
  if (origin === null) return refused("not_found");
  const match = await openMatch(db, origin.matchId);
  if (!(await lockAccount(db, session.accountId))) return refused("not_logged_in");
  const before = await lockPrediction(db, id);
  return before === undefined ? refused("not_found") : { before, match };
}

export const updatePrediction = handle(contract.predictions.update, async (context) => {
  const { db, body, session } = context;
  const heldPrediction = await holdPrediction(context, context.params.predictionId);
  if (isRefused(heldPrediction)) return heldPrediction;
  const { match, before } = heldPrediction;
  if (body.version !== undefined && body.version !== before.version) return refused("conflict");
  if (isRefused(match)) return match;
  const wrong = refuseSections(match, body.predictionData);
  if (wrong !== null) return wrong;
  const changedParts = changedSections(
    await readSections(db, before.id, before.version),
    body.predictionData,
  );
  if (changedParts.length === 0)
    return done("replies.predictionUnchanged", { data: { version: before.version } });
  const version = before.version + 1;
  await addVersion(db, {
    predictionId: before.id,
    version,
    sections: body.predictionData,
    changed: changedParts,
    editorId: session.accountId,
  });
  await writeAudit(db, {
    actorId: session.accountId,
    action: "prediction.edit",
    details: { id: before.id, matchId: before.matchId, version, sections: changedParts },
  });
  announcePost(context, match, before.id);
  return done("replies.predictionUpdated", { data: { version } });
});

export const removePrediction = handle(contract.predictions.remove, async (context) => {
  const { db, session } = context;
  const heldPrediction = await holdPrediction(context, context.params.id);
  if (isRefused(heldPrediction)) return heldPrediction;
  const { match, before } = heldPrediction;
  if (isRefused(match)) return match;
  await withdrawPrediction(db, before.id);
  await writeAudit(db, {
    actorId: session.accountId,
    action: "prediction.delete",
    details: { id: before.id, matchId: before.matchId },
  });
  announcePost(context, match, before.id);
  return done("replies.predictionDeleted", {});
});
