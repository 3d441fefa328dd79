import * as z from "zod/mini";
import { bySession, relatedAccess, signedIn } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, matchId } from "../shapes.ts";

/** Webhooks of one account. */
export const MAX_WEBHOOKS = 5;
/** After a new secret was made, messages are signed with the earlier one too. Hours. */
export const OLD_SECRET_HOURS = 24;

/** What a webhook can be told. */
export const webhookEvents = ["match.lineups", "match.results", "expert.posted", "group.posted"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent only when somebody asks for it. */
export const TEST_EVENT = "test";

const match = { matchId, left: z.string(), right: z.string() };
const message = <Type extends string, Data extends z.core.$ZodShape>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    /** When it happened. The header `webhook-timestamp` has the time of the attempt. */
    timestamp: instant,
    data: z.object(data),
  });

/** The body of every message. Fields may be added; none is removed or changes its meaning. */
export const webhookMessage = () =>
  z.discriminatedUnion("type", [
    message("match.lineups", match),
    message("match.results", match),
    message("expert.posted", { ...match, postId: id, expertId: id, expert: z.string() }),
    message("group.posted", { ...match, groupId: id, group: z.string() }),
    message(TEST_EVENT, {}),
  ]);
export type WebhookMessage = z.infer<ReturnType<typeof webhookMessage>>;

/** Why an attempt failed; `status`: the receiver answered with something else than 2xx. */
export const webhookFailures = [
  "status",
  "unreachable",
  "timed_out",
  "address_refused",
  "secret_unreadable",
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

const failure = { failure: z.nullable(z.enum(webhookFailures)), status: z.nullable(z.int()) };

const webhook = () =>
  z.object({
    id,
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    createdAt: instant,
    /** Null while it works; otherwise nothing is sent, and `failure` says why where the server paused it. */
    pausedAt: z.nullable(instant),
    ...failure,
  });
export type Webhook = z.infer<ReturnType<typeof webhook>>;

const delivery = () =>
  z.object({
    /** The header `webhook-id`, the same in every attempt. */
    id,
    type: z.enum([...webhookEvents, TEST_EVENT]),
    state: z.enum(["waiting", "delivered", "failed"]),
    attempts: z.int(),
    createdAt: instant,
    lastAttemptAt: z.nullable(instant),
    /** Null when there is no further one. */
    nextAttemptAt: z.nullable(instant),
    /** Of the last attempt. */
    ...failure,
  });
export type WebhookDelivery = z.infer<ReturnType<typeof delivery>>;

const ownWebhook = bySession(relatedAccess(signedIn, "id", ["ownerOfWebhook"]));
const params = () => z.object({ id });
const settings = {
  url: z.url({ protocol: /^https?$/, error: "replies.webhookAddress" }).check(z.maxLength(500)),
  events: z
    .array(z.enum(webhookEvents))
    .check(z.minLength(1, { error: "replies.webhookEvents" }), z.maxLength(webhookEvents.length)),
};

export const webhooks = {
  list: endpoint({
    name: "webhooks.list",
    method: "GET",
    path: "/api/webhooks",
    summary: "The account's own webhooks.",
    access: bySession(signedIn),
    reply: () => ({ data: z.array(webhook()) }),
  }),
  create: endpoint({
    name: "webhooks.create",
    method: "POST",
    path: "/api/webhooks",
    summary:
      "Send events to an https address. This reply is the only one that shows the secret of the signatures.",
    access: bySession(signedIn),
    idempotent: true,
    secretReply: true,
    body: () => z.object(settings),
    reply: () => ({ data: z.object({ id, secret: z.string() }) }),
  }),
  change: endpoint({
    name: "webhooks.change",
    method: "PUT",
    path: "/api/webhooks/{id}",
    summary: "Set address and events, pause a webhook or let it go on.",
    access: ownWebhook,
    params,
    body: () => z.object({ ...settings, paused: z.boolean() }),
    reply: () => ({}),
  }),
  renewSecret: endpoint({
    name: "webhooks.renewSecret",
    method: "POST",
    path: "/api/webhooks/{id}/secret",
    summary: "Make a new secret. For 24 hours messages carry a signature with the earlier one too.",
    access: ownWebhook,
    params,
    reply: () => ({ data: z.object({ secret: z.string() }) }),
  }),
  remove: endpoint({
    name: "webhooks.remove",
    method: "DELETE",
    path: "/api/webhooks/{id}",
    summary: "Send nothing more and forget the webhook with its deliveries.",
    access: ownWebhook,
    params,
    reply: () => ({}),
  }),
  deliveries: endpoint({
    name: "webhooks.deliveries",
    method: "GET",
    path: "/api/webhooks/{id}/deliveries",
    summary: "The webhook's last 25 deliveries, newest first. They are kept for 30 days.",
    access: ownWebhook,
    params,
    reply: () => ({ data: z.array(delivery()) }),
  }),
  test: endpoint({
    name: "webhooks.test",
    method: "POST",
    path: "/api/webhooks/{id}/test",
    summary: "Send an event of the type `test`, once.",
    access: ownWebhook,
    params,
    reply: () => ({}),
  }),
  resend: endpoint({
    name: "webhooks.resend",
    method: "POST",
    path: "/api/webhooks/{id}/resend",
    summary: "Send a delivery again, with the same id.",
    access: ownWebhook,
    params,
    body: () => z.object({ delivery: id }),
    reply: () => ({}),
  }),
} as const;
