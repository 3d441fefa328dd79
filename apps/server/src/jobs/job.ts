import type { PublicEvent } from "@teamwright/contract";
import type { z } from "zod";
import type { Deps } from "#http/deps.ts";
import type { JobKind } from "#ports/job-queue.ts";

export interface JobContext<Input> {
  readonly input: Input;
  readonly deps: Deps;
  /** Aborted when the job exceeds its time limit or the server stops. */
  readonly signal: AbortSignal;
  /** Stores the job's progress; `JobQueue.find` returns it. */
  progress(done: number, total: number): Promise<void>;
}

/** A job that an event starts: its input, and the key under which at most one waits. */
export interface TriggeredJob<Input> {
  readonly input: Input;
  readonly key: string;
}

export interface JobSettings<Input = unknown> {
  /** Cron expression in Asia/Kolkata; the job then runs with the input `{}`. */
  readonly schedule?: string;
  /** Attempts after the first one, with growing delays from 30 seconds. */
  readonly retries?: number;
  /** Seconds for one attempt; a longer attempt counts as failed. */
  readonly timeLimit?: number;
  /**
   * Starts the job at an event of the server, on every instance that hears it; null: not at this one. An event may be
   * lost, so a schedule must find what the job missed.
   */
  readonly trigger?: (event: PublicEvent) => TriggeredJob<Input> | null;
}

/** A job as its module lists it. */
export interface Job {
  readonly kind: JobKind;
  readonly settings: Required<Omit<JobSettings, "schedule" | "trigger">> & {
    readonly schedule: string | null;
    readonly trigger: ((event: PublicEvent) => TriggeredJob<unknown> | null) | null;
  };
  /** A throw fails the attempt. An attempt may be repeated, so its changes must be safe to make twice. */
  run(context: JobContext<unknown>): Promise<void>;
}

/**
 * Declares a job. The handler gets parsed input and has no transaction: it opens short ones with `deps.database.db`.
 */
export function job<Schema extends z.ZodType>(
  kind: { readonly name: string; readonly input: Schema },
  run: (context: JobContext<z.output<Schema>>) => Promise<void>,
  { schedule, retries = 3, timeLimit = 900, trigger }: JobSettings<z.input<Schema>> = {},
): Job {
  return {
    kind,
    settings: { schedule: schedule ?? null, retries, timeLimit, trigger: trigger ?? null },
    run: (context) => run({ ...context, input: kind.input.parse(context.input) }),
  };
}
