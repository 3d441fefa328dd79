import type { Deps } from "#http/deps.ts";
import type { Db } from "#db/database.ts";
import { findMatch } from "#modules/matches/public.ts";
import type { KeptMatch } from "#modules/matches/public.ts";
import { matchesToDraft, saveDraft } from "../draft.repository.ts";
import { findPitch } from "../pitch.repository.ts";
import { findSeries } from "../series.repository.ts";
import { draftOf, isDraftable, namedRecords, summaryOf } from "./match-draft.ts";
import type { DraftRecords } from "./match-draft.ts";
import { openRecordIndex } from "./record-index.ts";
import type { RecordIndex } from "./record-index.ts";

/** Matches of one run; a run follows every minute. */
const AT_ONCE = 25;

/** Stores drafts of the matches that have finished with points, and renews those whose match has changed. */
export async function storeDrafts(deps: Deps, signal?: AbortSignal): Promise<void> {
  const waiting = await matchesToDraft(deps.database.db, AT_ONCE);
  if (waiting.length === 0) return;
  const index = await openRecordIndex(deps.database.db);
  for (const { id, state } of waiting) {
    if (signal?.aborted) return;
    await deps.transaction(async (tx) => {
      const match = await findMatch(tx, id);
      if (match === null) return;
      const now = new Date();
      const sections = isDraftable(match.shown, now)
        ? draftOf(match, await recordsOf(tx, index, match), now)
        : null;
      await saveDraft(tx, { matchId: id, state, matchTime: new Date(match.shown.matchTime), sections });
    });
  }
}

/** With a summary the records are known exactly and added where they are missing; else by the match's names. */
async function recordsOf(db: Db, index: RecordIndex, match: KeptMatch): Promise<DraftRecords> {
  const summary = summaryOf(match);
  if (summary === null) return namedRecords(db, match.shown);
  const { seriesId, pitchId, teams } = await index.recordsOf(db, summary);
  return {
    series: seriesId === null ? null : await findSeries(db, seriesId),
    pitch: pitchId === null ? null : await findPitch(db, pitchId),
    teamOne: teams[0],
    teamTwo: teams[1],
  };
}
