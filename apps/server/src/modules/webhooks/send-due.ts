import { setTimeout as delay } from "node:timers/promises";
import { TEST_EVENT } from "@teamwright/contract";
import { VERSION } from "@teamwright/contract/version";
import { HOUR_SECONDS, MINUTE_SECONDS } from "@teamwright/domain/durations";
import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { writeAudit } from "../audit/public.ts";
import { announceEvent } from "../announcements/public.ts";
import { endWaiting, nextDue, recordAttempt, takeDue } from "./delivery.repository.ts";
import type { Attempt, DueMessage } from "./delivery.repository.ts";
import { openSecret, signedHeaders } from "./signature.ts";
import { lockWebhook, noteSuccess, pauseFailing } from "./webhook.repository.ts";

/** Deliveries on their way. */
const AT_ONCE = 64;
/** Of one webhook, which gets no more until these ended. */
const MAX_OF_EACH = 4;
/** Longer than a call, which has 10 seconds. Seconds. */
const TAKEN_FOR = 60;
/** Deliveries that end within this time are replaced together, by one query. Milliseconds. */
const PAUSE = 50;

/** Seconds until each further attempt: a day in all. */
const DELAYS = [
  10,
  MINUTE_SECONDS,
  5 * MINUTE_SECONDS,
  30 * MINUTE_SECONDS,
  2 * HOUR_SECONDS,
  5 * HOUR_SECONDS,
  8 * HOUR_SECONDS,
  8 * HOUR_SECONDS,
];

/** The receiver says that it is gone for good. */
const GONE = 410;

/**
 * Sends everything that is due. A receiver that is slow or silent uses its own few places and keeps nothing from the
 * others. Returns when the next delivery is due, or null.
 */
export async function sendDue(deps: Deps, signal: AbortSignal): Promise<Date | null> {
  const { db } = deps.database;
  /** The webhook of each delivery on its way. */
  const underway = new Map<Promise<void>, string>();
  const errors: unknown[] = [];
  const start = (delivery: DueMessage): void => {
    const sending = attempt(deps, delivery)
      .catch((error: unknown) => void errors.push(error))
      .finally(() => underway.delete(sending));
    underway.set(sending, delivery.webhook_id);
  };
  while (!signal.aborted && errors.length === 0) {
    const batch = await takeDue(db, {
      most: AT_ONCE - underway.size,
      mostOfEach: MAX_OF_EACH,
      except: [...new Set(underway.values())],
      seconds: TAKEN_FOR,
    });
    for (const delivery of batch) start(delivery);
    if (underway.size === 0) break;
    await Promise.race(underway.keys());
    await delay(PAUSE);
  }
  await Promise.all(underway.keys());
  if (errors.length > 0) throw errors[0];
  return nextDue(db);
}

async function attempt(deps: Deps, delivery: DueMessage): Promise<void> {
  const outcome = await send(deps, delivery);
  const { failure, status } = outcome;
  if (!(await recordAttempt(deps.database.db, delivery, outcome))) return;
  if (outcome.delivered) return noteSuccess(deps.database.db, delivery.webhook_id);
  if (outcome.seconds !== null || failure === null || delivery.type === TEST_EVENT) return;
  await pause(deps, delivery, { failure, status });
}

async function send(deps: Deps, delivery: DueMessage): Promise<Attempt> {
  const { id, webhook_id: webhookId, body, attempts, type } = delivery;
  const next = type === TEST_EVENT ? undefined : DELAYS[attempts - 1];
  const failedAttempt = (failure: Attempt["failure"], status: number | null = null, wait = 0): Attempt => ({
    delivered: false,
    failure,
    status,
    seconds: next === undefined || status === GONE ? null : Math.max(next, Math.min(wait, HOUR_SECONDS)),
  });
  const secrets = [delivery.secret, delivery.old_secret].flatMap((sealed) => {
    const secret = sealed && openSecret(sealed, webhookId, deps.secrets);
    return secret === null ? [] : [secret];
  });
  if (secrets.length === 0) return failedAttempt("secret_unreadable");
  const headers = {
    "content-type": "application/json",
    "user-agent": `Teamwright-Webhooks/${VERSION}`,
    ...signedHeaders(id, Math.floor(Date.now() / 1000), body, secrets),
  };
  const reply = await deps.webhooks.send({ url: new URL(delivery.url), headers, body: Buffer.from(body) });
  if (!reply.ok) return failedAttempt(reply.error);
  const { status, retryAfter } = reply.value;
  if (status >= 200 && status < 300) return { delivered: true, failure: null, status, seconds: null };
  return failedAttempt("status", status, retryAfter ?? 0);
}

/** Pauses a webhook that took nothing for a day, or that is gone, and tells its account. */
function pause(
  deps: Deps,
  { webhook_id: id, created_at: since }: DueMessage,
  failedAttempt: { readonly failure: NonNullable<Attempt["failure"]>; readonly status: number | null },
): Promise<void> {
  return inTransaction(deps, async (scope) => {
    if (!(await lockWebhook(scope.db, id))) return;
    const isPaused = await pauseFailing(
      scope.db,
      id,
      failedAttempt.status === GONE ? null : since,
      failedAttempt,
    );
    if (isPaused === undefined) return;
    await endWaiting(scope.db, id);
    const { host } = new URL(isPaused.url);
    await writeAudit(scope.db, {
      actorId: null,
      subjectId: isPaused.accountId,
      action: "webhook.pause",
      details: { host, ...failedAttempt },
    });
    const now = new Date();
    await announceEvent(scope, {
      kind: "webhookPaused",
      key: `${id}@${now.toISOString()}`,
      matchId: "",
      values: { host },
      audience: { of: "accounts", ids: [isPaused.accountId] },
      path: "/profile",
      expiresAt: new Date(now.getTime() + 24 * HOUR_SECONDS * 1000).toISOString(),
    });
  });
}
