import type { Deps } from "#http/deps.ts";
import { takeFromSource } from "../matches/public.ts";
import type { FetchResult } from "./fetch-task.ts";
import { FAILURES } from "./failure.ts";
import type { Source, SourceFailure, SourceMatch, SourceReading, SourceTask } from "./source.ts";
import { readSilence, substitutesOf } from "./silent.ts";
import { askAgain, askForLineup, forgetReplies, saveRequest, saveSeen } from "./source-state.repository.ts";

export interface TaskResult {
  readonly failure: SourceFailure | null;
  /** What is wrong with a reply that cannot be read; never a part of the request, which holds the key. */
  readonly detail: string;
  readonly retryAfter: number | null;
}

const DONE: TaskResult = { failure: null, detail: "", retryAfter: null };

/** Stores what the reply to a task brings, also in `matches`, and when the task was last done. */
export async function answerTask(
  deps: Deps,
  source: Source,
  { task, before, context, reply }: FetchResult & { readonly task: SourceTask },
  { matches, now }: { readonly matches: Map<string, SourceMatch>; readonly now: Date },
): Promise<TaskResult> {
  const { db } = deps.database;
  const same = { etag: before?.etag ?? null, hash: before?.hash ?? null, taken: before?.taken ?? false };
  const save = (change: Partial<typeof same> & { failures: number }): Promise<void> =>
    saveRequest(db, source.name, { key: task.key, at: now, ...same, ...change }, before);
  const failTask = async (failure: SourceFailure, detail: string, retryAfter: number | null) => {
    const failures = (before?.failures ?? 0) + 1;
    await save({ failures });
    // Other sources step in, with what they said meanwhile and what was not taken from them then.
    if (failures === FAILURES) await forgetReplies(db, substitutesOf(source), task.part);
    return { failure, detail, retryAfter };
  };
  if (reply.kind === "failed") return failTask(reply.failure, "", reply.retryAfter);
  if (reply.kind === "unchanged") {
    await save({ failures: 0 });
    return DONE;
  }
  const reading = source.read(task, reply.bodies, context);
  if (!reading.ok) return failTask("invalid_reply", `${task.part}, ${reading.error}`, null);
  for (const seen of reading.value.seen) {
    const match = await saveSeen(db, source.name, seen, { before: matches.get(seen.externalId), now });
    if (match !== null) matches.set(match.externalId, match);
  }
  // Who left a squad plays no more: once he is back, the line-up counts anew, also where it says the same.
  if (task.part === "squad") await askForLineup(db, source.name, task.match.externalId);
  const complete = await store(deps, source, reading.value, now);
  await save({
    failures: 0,
    taken: same.taken || reading.value.documents.length > 0,
    // A reply with open questions is taken again: the answers may be there by then.
    etag: complete ? reply.etag : null,
    hash: complete ? reply.hash : null,
  });
  // A player who joined the squad late: the squad is read, and then the line-up again.
  if (task.part === "lineup" && !complete) await askAgain(db, source.name, task.match.externalId, now);
  const skippedNames = reading.value.skipped ?? [];
  if (skippedNames.length > 0)
    return { ...DONE, failure: "invalid_reply", detail: `left out ${skippedNames.join("; ")}` };
  return DONE;
}

/** False where a part of the reply could not be stored. */
async function store(deps: Deps, source: Source, { documents }: SourceReading, now: Date): Promise<boolean> {
  if (documents.length === 0) return true;
  const isSilent = await readSilence(deps, now);
  const outcomes = await takeFromSource(deps, { source: source.name, observedAt: now, documents, isSilent });
  return outcomes.every(({ outcome, reasons }) => outcome !== "needs_attention" && reasons.length === 0);
}
