import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, paging, phoneNumber, totalPages } from "../shapes.ts";
import { TEST_EVENT, webhookEvents, webhookFailures } from "./webhooks.ts";

/** The kinds of background jobs. */
export const jobNames = [
  "auth.forgetEnded",
  "backups.write",
  "experts.measure",
  "feeds.forgetOldRuns",
  "forecasts.freeze",
  "forecasts.measure",
  "idempotency.forgetOldKeys",
  "jobs.forgetProgress",
  "notices.credentials",
  "notices.detect",
  "notices.fanOut",
  "notices.forget",
  "notices.guesses",
  "notices.keyEnds",
  "notices.send",
  "notices.sweep",
  "prime.purge",
  "reports.drafts",
  "sources.answered",
  "sources.cricsheet",
  "sources.forget",
  "sources.poll",
  "sources.start",
  "webhooks.fanOut",
  "webhooks.forget",
  "webhooks.send",
  "webhooks.sweep",
] as const;
export type JobName = (typeof jobNames)[number];

/** Why a job failed, without the words of the error: those may hold values of people. */
export const jobProblems = ["timed_out", "stopped", "database", "network", "disk", "input", "other"] as const;
export type JobProblem = (typeof jobProblems)[number];

const count = () => z.int().check(z.minimum(0));

const failedJob = () =>
  z.object({
    /** The last failure; the log names it. */
    id,
    /** One of `jobNames`, or a kind of an earlier version. */
    name: z.string(),
    failedAt: instant,
    firstFailedAt: instant,
    /** Jobs of the kind with the same input that failed for good. */
    failures: count(),
    /** Attempts of the last one. */
    attempts: count(),
    problem: z.enum(jobProblems),
    /** Whether it can be tried again: a kind of an earlier version cannot. */
    known: z.boolean(),
  });
export type FailedJob = z.infer<ReturnType<typeof failedJob>>;

const undeliveredReply = () =>
  z.object({
    id,
    owner: z.object({ name: z.string(), phoneNumber }),
    /** Of the address, whose rest may be secret. */
    host: z.string(),
    type: z.enum([...webhookEvents, TEST_EVENT]),
    attempts: count(),
    lastAttemptAt: z.nullable(instant),
    /** Null: the last attempt was made. */
    nextAttemptAt: z.nullable(instant),
    failure: z.nullable(z.enum(webhookFailures)),
    status: z.nullable(z.int()),
    /** Its owner, or the server, paused the webhook: nothing is sent. */
    paused: z.boolean(),
  });
export type UndeliveredCall = z.infer<ReturnType<typeof undeliveredReply>>;

const access = anyOf("admin");
const params = () => z.object({ id });

/** What failed and waits for an admin. */
export const failures = {
  jobs: endpoint({
    name: "failures.jobs",
    method: "GET",
    path: "/api/admin/failures/jobs",
    summary:
      "Background jobs that failed for good in the last 7 days, by kind and input, the last failure first.",
    access,
    query: () => z.object(paging()),
    reply: () => ({ data: z.array(failedJob()), totalPages }),
  }),
  retryJob: endpoint({
    name: "failures.retryJob",
    method: "POST",
    path: "/api/admin/failures/jobs/{id}/retry",
    summary:
      "Starts a failed job again, and takes it and earlier failures like it off the list. Handled already: 409.",
    access,
    params,
    reply: () => ({}),
  }),
  dismissJob: endpoint({
    name: "failures.dismissJob",
    method: "DELETE",
    path: "/api/admin/failures/jobs/{id}",
    summary: "Takes a failed job and earlier failures like it off the list. Handled already: 409.",
    access,
    params,
    reply: () => ({}),
  }),
  webhooks: endpoint({
    name: "failures.webhooks",
    method: "GET",
    path: "/api/admin/failures/webhooks",
    summary:
      "Webhook messages of the last 7 days that nobody took, and those that wait for a further attempt; the last attempt first.",
    access,
    query: () => z.object(paging()),
    reply: () => ({ data: z.array(undeliveredReply()), totalPages }),
  }),
  resendWebhook: endpoint({
    name: "failures.resendWebhook",
    method: "POST",
    path: "/api/admin/failures/webhooks/{id}/resend",
    summary: "Sends a webhook message again now, with the same id. Handled already: 409.",
    access,
    params,
    reply: () => ({}),
  }),
  dismissWebhook: endpoint({
    name: "failures.dismissWebhook",
    method: "DELETE",
    path: "/api/admin/failures/webhooks/{id}",
    summary:
      "Takes an undelivered webhook message off the list; nothing more is sent of it. Handled already: 409.",
    access,
    params,
    reply: () => ({}),
  }),
} as const;
