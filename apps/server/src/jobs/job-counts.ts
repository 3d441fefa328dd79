export interface JobCount {
  completed: number;
  failed: number;
  seconds: number;
}

/** Attempts of this instance by kind, for the metrics. */
export type JobCounts = Map<string, JobCount>;

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
