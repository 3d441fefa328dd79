import { z } from "zod";
import type { Deps } from "#http/deps.ts";
import type { JobKind } from "#ports/job-queue.ts";

const input = z.object({ source: z.string(), hint: z.boolean() });

/** Polls one source. `hint`: line-ups and points are due whatever their interval says. */
export const pollKind = { name: "sources.poll", input } satisfies JobKind<z.output<typeof input>>;

/** At most one poll of a source waits, and one that a webhook or an admin asked for. */
export async function enqueuePoll(
  scope: Parameters<Deps["jobs"]["enqueue"]>[0],
  { jobs }: Pick<Deps, "jobs">,
  source: string,
  { at, hint = false }: { readonly at?: Date; readonly hint?: boolean } = {},
): Promise<void> {
  const key = hint ? `${source}:now` : source;
  await jobs.enqueue(
    scope,
    pollKind,
    { source, hint },
    { key, ...(at === undefined ? {} : { startAfter: at }) },
  );
}
