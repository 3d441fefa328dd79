import type { Deps } from "#http/deps.ts";
import type { EnqueueScope } from "#ports/job-queue.ts";
import { storeEvents } from "./event.repository.ts";
import { fanOutKind, hookKind } from "./notice-event.ts";
import type { NoticeEvent } from "./notice-event.ts";

export interface EventScope extends EnqueueScope {
  readonly deps: Pick<Deps, "jobs">;
}

/**
 * Stores an event in the transaction of `db`; jobs make its notices and the messages of webhooks after the commit. An event that is stored already,
 * also by another instance, changes nothing.
 */
export async function announceEvent(scope: EventScope, event: NoticeEvent): Promise<void> {
  if ((await storeEvents(scope.db, event.kind, [event.key])).size === 0) return;
  await scope.deps.jobs.enqueue(scope, fanOutKind, event);
  await scope.deps.jobs.enqueue(scope, hookKind, event);
}
