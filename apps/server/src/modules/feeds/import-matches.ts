import type { ImportedMatch } from "@teamwright/contract";
import type { Outcome } from "@teamwright/domain";
import type { Db } from "#db/database.ts";
import { writeAudit } from "../audit/public.ts";
import { cleanText, formatProblem } from "../match-model/public.ts";
import type { FeedMatch, FeedProblem } from "../match-model/public.ts";
import { storeMatches } from "../matches/public.ts";
import type { ImportReport } from "../matches/public.ts";
import { writeFeedRun } from "./feed-run.repository.ts";
import { FEED_LIMITS } from "./limits.ts";
import type { FeedAdapter, FeedFile } from "./port.ts";
import { readFiles } from "./read-files.ts";

export interface ImportRequest {
  readonly adapter: FeedAdapter;
  readonly files: readonly FeedFile[];
  readonly origin: "command" | "upload" | "push" | "source" | "demo";
  readonly actorId: string | null;
  /** Reports the changes and stores nothing. */
  readonly preview: boolean;
  /** Changes the matches before they are compared with the stored ones: another time, no points. */
  readonly adjust?: (matches: readonly FeedMatch[]) => readonly FeedMatch[];
}

/**
 * Reads files, compares them with the stored matches and stores them with the record of the run, all or nothing: at the
 * first problem only the record of the refused run is written.
 */
export async function importMatches(
  db: Db,
  request: ImportRequest,
): Promise<Outcome<ImportReport, readonly FeedProblem[]>> {
  const read = await readFiles(request.adapter, request.files);
  const { adapter, preview, adjust = (all) => all } = request;
  if (!read.ok) {
    if (!preview) await record(db, request, read);
    return read;
  }
  return db.transaction(async (tx) => {
    const outcome = await storeMatches(tx, adjust(read.value), { feed: adapter.name, preview });
    if (!preview) await record(tx, request, outcome);
    return outcome;
  });
}

async function record(
  db: Db,
  request: ImportRequest,
  outcome: Outcome<ImportReport, readonly FeedProblem[]>,
): Promise<void> {
  const files = request.files.map((file) => cleanText(file.name).slice(0, 200));
  const matches = outcome.ok ? outcome.value.matches : [];
  const problems = outcome.ok ? outcome.value.warnings : outcome.error;
  const count = (test: (match: ImportedMatch) => boolean): number => matches.filter(test).length;
  await writeFeedRun(db, {
    feed: request.adapter.name,
    origin: request.origin,
    actorId: request.actorId,
    files,
    done: outcome.ok,
    created: count((match) => match.created),
    changed: count((match) => !match.created && match.changes.length > 0),
    unchanged: count((match) => !match.created && match.changes.length === 0),
    // A problem quotes the file, which may contain text that the database cannot store.
    problems: problems
      .slice(0, FEED_LIMITS.problems)
      .map((problem) => cleanText(formatProblem(problem).slice(0, 500))),
  });
  if (outcome.ok && request.actorId !== null)
    await writeAudit(db, {
      actorId: request.actorId,
      action: "match.import",
      details: { feed: request.adapter.name, files },
    });
}
