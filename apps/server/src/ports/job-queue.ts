import type { JobProblem } from "@teamwright/contract";
import type { z } from "zod";
import type { Db } from "#db/database.ts";

/** The name and the input of a job: enough to enqueue one. */
export interface JobKind<Input = unknown> {
  /** `module.verb`, unique. */
  readonly name: string;
  readonly input: z.ZodType<Input>;
}

export type JobState = "waiting" | "active" | "completed" | "failed";

export interface JobStatus {
  readonly state: JobState;
  /** What the handler last reported; null before it has reported anything. */
  readonly progress: { readonly done: number; readonly total: number } | null;
}

export interface EnqueueOptions {
  /** Not before this time. */
  readonly startAfter?: Date;
  /** At most one job of the kind waits under the same key. */
  readonly key?: string;
}

/** The part of a unit of work that is needed; the scope of a handler fits. */
export interface EnqueueScope {
  readonly db: Db;
  afterCommit(action: () => void): void;
}

/** The scope of work outside a transaction: each statement is its own commit. */
export const withoutTransaction = (db: Db): EnqueueScope => ({ db, afterCommit: (action) => action() });

interface JobCount {
  completed: number;
  failed: number;
  seconds: number;
}

/** Attempts of this instance by kind, for the metrics. */
export type JobCounts = Map<string, JobCount>;

/** Jobs of one kind with one input that failed for good. */
interface JobFailure {
  /** Of the last one. */
  readonly id: string;
  readonly name: string;
  readonly failedAt: Date;
  readonly firstFailedAt: Date;
  readonly failures: number;
  /** Of the last one. */
  readonly attempts: number;
  readonly problem: JobProblem;
  /** False for a kind of an earlier version, which nothing runs. */
  readonly known: boolean;
}

export interface FailedJobs {
  readonly jobs: JobFailure[];
  readonly total: number;
}

/** What was taken off the list of failures. */
interface SettledFailures {
  readonly name: string;
  readonly failures: number;
}

/** Work that runs later, once, on any free instance. */
export interface JobQueue {
  /**
   * Stores the job in the transaction of `db`: it runs after the commit, and never after a rollback. Returns its id, or
   * null when a job of the kind already waits under the key.
   */
  enqueue<Input>(
    scope: EnqueueScope,
    kind: JobKind<Input>,
    input: Input,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Null when the job no longer exists: finished jobs are kept for seven days. */
  find(kind: JobKind, id: string): Promise<JobStatus | null>;
  /** Attempts of this instance. */
  readonly counts: JobCounts;
  /** How many jobs of each kind wait, over all instances. */
  waiting(): Promise<ReadonlyMap<string, number>>;
  /** How many of each kind failed for good in the last day, over all instances. */
  failed(): Promise<ReadonlyMap<string, number>>;
  /** A page of what failed for good in the last seven days, the last failure first. */
  failures(wanted: { readonly page: number; readonly size: number }): Promise<FailedJobs>;
  /**
   * Takes a failed job, and earlier failures like it, off the list and enqueues one in their place, all in the
   * transaction of `db`. Null where it is not on the list, or nothing runs its kind.
   */
  retry(scope: EnqueueScope, id: string): Promise<SettledFailures | null>;
  /** Takes them off the list in the transaction of `db`; null where it is not on the list. */
  dismiss(db: Db, id: string): Promise<SettledFailures | null>;
  /** Makes this instance poll for jobs of the kind now. */
  wake(name: string): void;
  /** Calls the listener with the kind's name when a job of it may be waiting. */
  onWake(listener: (name: string) => void): () => void;
}
