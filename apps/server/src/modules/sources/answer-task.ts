import type { Deps } from "../../http/deps.ts";
import { takeFromSource } from "../matches/public.ts";
import type { Fetched } from "./fetch-task.ts";
import type { Source, SourceFailure, SourceReading, SourceTask } from "./source.ts";
import { silentSources } from "./silent.ts";
import { askAgain, readSources, saveRequest, saveSeen } from "./source-state.repository.ts";

export interface TaskResult {
  readonly failure: SourceFailure | null;
  /** What is wrong with a reply that cannot be read; never a part of the request, which holds the key. */
  readonly detail: string;
  readonly retryAfter: number | null;
}

const DONE: TaskResult = { failure: null, detail: "", retryAfter: null };

/** Stores what the reply to a task brings, and when the task was last done. */
export async function answerTask(
  deps: Deps,
  source: Source,
  task: SourceTask,
  { before, context, reply }: Fetched,
  now: Date,
): Promise<TaskResult> {
  const { db } = deps.database;
  const same = { etag: before?.etag ?? null, hash: before?.hash ?? null, taken: before?.taken ?? false };
  const save = (change: Partial<typeof same> & { failures: number }): Promise<void> =>
    saveRequest(db, source.name, { key: task.key, at: now, ...same, ...change });
  const failed = async (failure: SourceFailure, detail: string, retryAfter: number | null) => {
    await save({ failures: (before?.failures ?? 0) + 1 });
    return { failure, detail, retryAfter };
  };
  if (reply.kind === "failed") return failed(reply.failure, "", reply.retryAfter);
  if (reply.kind === "unchanged") {
    await save({ failures: 0 });
    return DONE;
  }
  const reading = source.read(task, reply.bodies, context);
  if (!reading.ok) return failed("invalid_reply", `${task.part}, ${reading.error}`, null);
  for (const seen of reading.value.seen)
    await saveSeen(db, source.name, seen, context.known(seen.externalId), now);
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
  const skipped = reading.value.skipped ?? [];
  if (skipped.length > 0)
    return { ...DONE, failure: "invalid_reply", detail: `left out ${skipped.join("; ")}` };
  return DONE;
}

/** False where a part of the reply could not be stored. */
async function store(deps: Deps, source: Source, { documents }: SourceReading, now: Date): Promise<boolean> {
  if (documents.length === 0) return true;
  const silent = silentSources(deps.env, await readSources(deps.database.db), now);
  const outcomes = await takeFromSource(deps, { source: source.name, observedAt: now, documents, silent });
  return outcomes.every(({ outcome, reasons }) => outcome !== "needs_attention" && reasons.length === 0);
}
