import { DAY_SECONDS } from "@teamwright/domain/durations";
import type { Deps } from "#http/deps.ts";
import { delayDeliveries, endDeliveries, nextDue, takeDue } from "../notice.repository.ts";
import type { DueNotice } from "../notice.repository.ts";
import { deleteSubscription } from "../subscription.repository.ts";
import { wordsOf } from "../wording.ts";
import { createSigner, messageFor } from "./encrypt.ts";
import type { Signer } from "./encrypt.ts";
import { createEncrypter } from "./encrypter.ts";
import type { Encrypter } from "./encrypter.ts";
import { vapidKeysOf } from "./vapid-keys.ts";

/** Deliveries taken at once; while one batch is encrypted or stored as done, another one is sent. */
const BATCH = 400;
const BATCHES_AT_ONCE = 3;
/** Messages of a batch on their way. */
const AT_ONCE = 32;
/** Deliveries of a batch that are recorded together: so many a killed instance leaves to be sent again. */
const RECORDED = 25;
/** The longest that a batch takes: BATCH / AT_ONCE calls of 5 seconds each. Seconds. */
const TAKEN_FOR = 90;
const MAX_ATTEMPTS = 5;
/** Seconds until the second attempt; doubled for each further one. */
const FIRST_DELAY = 5;
/** A push service need not keep a message longer. Seconds. */
const MAX_LIFE = DAY_SECONDS;

const URGENT = new Set(["lineups", "playersOut", "deadline"]);

type SendOutcome =
  | { readonly done: true }
  | { readonly done: false; readonly seconds: number }
  | { readonly done: true; readonly gone: true };

/** Push services that asked us to wait, and until when (milliseconds). */
type Pauses = Map<string, number>;

export const contactOf = ({ PUSH_CONTACT, PUBLIC_URL }: Deps["env"]): string =>
  PUSH_CONTACT ??
  (PUBLIC_URL?.startsWith("https:") === true ? PUBLIC_URL : "mailto:operator@teamwright.invalid");

/** What the batches of a job share. */
interface SendContext {
  readonly signer: Signer;
  readonly encrypter: Encrypter;
  readonly pauses: Pauses;
}

/** Ends when all have ended, so that nothing goes on after its job; then throws the first failure. */
async function runAtOnce(count: number, run: () => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(Array.from({ length: count }, run));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** Hands all due notices to their push services. Returns when the next ones are due, or null. */
export async function sendDue(deps: Deps, signal: AbortSignal): Promise<Date | null> {
  const { db } = deps.database;
  const signer = createSigner(await vapidKeysOf(deps), contactOf(deps.env));
  const encrypter = createEncrypter();
  const sendContext: SendContext = { signer, encrypter, pauses: new Map() };
  const sendBatches = async (): Promise<void> => {
    while (!signal.aborted) {
      const batch = await takeDue(db, BATCH, TAKEN_FOR);
      if (batch.length === 0) return;
      await sendBatch(deps, batch, sendContext);
    }
  };
  try {
    await runAtOnce(BATCHES_AT_ONCE, sendBatches);
  } finally {
    await encrypter.close();
  }
  return nextDue(db);
}

async function sendBatch(deps: Deps, batch: readonly DueNotice[], sendContext: SendContext): Promise<void> {
  const { db } = deps.database;
  const endedIds: number[] = [];
  const later: { id: number; seconds: number }[] = [];
  const settle = async (delivery: DueNotice, outcome: SendOutcome): Promise<void> => {
    if ("gone" in outcome) await deleteSubscription(db, delivery.subscription_id);
    if (outcome.done) endedIds.push(delivery.id);
    else later.push({ id: delivery.id, seconds: outcome.seconds });
  };
  // Encryption is most of the work, so what is not sent now is not encrypted.
  const sendable: DueNotice[] = [];
  for (const delivery of batch) {
    const outcome = holdBack(delivery, sendContext.pauses);
    if (outcome === null) sendable.push(delivery);
    else await settle(delivery, outcome);
  }
  const bodies = await sendContext.encrypter.encrypt(
    sendable.map((delivery) => ({
      p256dh: delivery.p256dh,
      auth: delivery.auth,
      payload: payloadOf(delivery),
    })),
  );
  const waiting = sendable.map((delivery, at) => ({ delivery, body: bodies[at] ?? null }));
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await settle(next.delivery, await send(deps, next, sendContext));
      if (endedIds.length >= RECORDED) await endDeliveries(db, endedIds.splice(0));
    }
  };
  try {
    await runAtOnce(AT_ONCE, sendNext);
  } finally {
    // Of the others too when one could not be recorded: what arrived is not sent again.
    await endDeliveries(db, endedIds);
    await delayDeliveries(db, later);
  }
}

interface EncryptedDelivery {
  readonly delivery: DueNotice;
  /** Null: the browser's key is invalid. */
  readonly body: Buffer | null;
}

/** Seconds for which the message is of use. */
const lifeOf = ({ expires_at: end }: DueNotice): number => Math.floor((end.getTime() - Date.now()) / 1000);

const retryOf = (delivery: DueNotice, seconds: number): SendOutcome =>
  delivery.attempts >= MAX_ATTEMPTS || seconds >= lifeOf(delivery)
    ? { done: true }
    : { done: false, seconds };

/** What becomes of a delivery that is too late, or whose push service asked us to wait; null: it can be sent. */
function holdBack(delivery: DueNotice, pauses: Pauses): SendOutcome | null {
  if (lifeOf(delivery) <= 0) return { done: true };
  const paused = (pauses.get(new URL(delivery.endpoint).origin) ?? 0) - Date.now();
  return paused > 0 ? retryOf(delivery, paused / 1000) : null;
}

async function send(
  deps: Deps,
  { delivery, body }: EncryptedDelivery,
  { signer, pauses }: SendContext,
): Promise<SendOutcome> {
  // The service may have asked to wait since the batch was encrypted.
  const heldUntil = holdBack(delivery, pauses);
  if (heldUntil !== null) return heldUntil;
  // A browser that gave an invalid key never reads anything.
  if (body === null) return { done: true, gone: true };
  const message = messageFor(
    delivery.endpoint,
    {
      body,
      timeToLive: Math.min(lifeOf(delivery), MAX_LIFE),
      urgent: URGENT.has(delivery.kind),
      topic: delivery.notice_id.replaceAll("-", ""),
    },
    signer,
  );
  const reply = await deps.push.send(message);
  const backoff = FIRST_DELAY * 2 ** (delivery.attempts - 1);
  if (!reply.ok) return retryOf(delivery, backoff);
  const { status, retryAfter } = reply.value;
  if (status === 404 || status === 410) return { done: true, gone: true };
  if (status !== 429 && status < 500) return { done: true };
  const seconds = Math.max(backoff, retryAfter ?? 0);
  if (status === 429 && retryAfter !== null)
    pauses.set(message.endpoint.origin, Date.now() + 1000 * retryAfter);
  return retryOf(delivery, seconds);
}

/** What the service worker shows. Small: it names a match and perhaps players, and nothing of the account. */
function payloadOf({ notice_id: id, kind, values, path, language }: DueNotice): string {
  return JSON.stringify({ id, kind, path, language, ...wordsOf(kind, values, language) });
}
