import type { JobCounts } from "#ports/job-queue.ts";

export function countAttempt(
  counts: JobCounts,
  name: string,
  outcome: "completed" | "failed",
  seconds: number,
): void {
  const count = counts.get(name) ?? { completed: 0, failed: 0, seconds: 0 };
  count[outcome] += 1;
  count.seconds += seconds;
  counts.set(name, count);
}
