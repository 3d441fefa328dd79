import type { Deps } from "../../../http/deps.ts";
import { delayDeliveries, endDeliveries, nextDue, takeDue } from "../notice.repository.ts";
import type { DueDelivery } from "../notice.repository.ts";
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
/** The longest that a batch takes: BATCH / AT_ONCE calls of 5 seconds each. Seconds. */
const TAKEN_FOR = 90;
const MOST_ATTEMPTS = 5;
/** Seconds until the second attempt; doubled for each further one. */
const FIRST_DELAY = 5;
/** A push service need not keep a message longer. Seconds. */
const LONGEST_LIFE = 24 * 3600;

const URGENT = new Set(["lineups", "playersOut", "deadline"]);

type Outcome =
  | { readonly done: true }
  | { readonly done: false; readonly seconds: number }
  | { readonly done: true; readonly gone: true };

/** Push services that asked us to wait, and until when (milliseconds). */
type Pauses = Map<string, number>;

export const contactOf = ({ PUSH_CONTACT, PUBLIC_URL }: Deps["env"]): string =>
  PUSH_CONTACT ??
  (PUBLIC_URL?.startsWith("https:") === true ? PUBLIC_URL : "mailto:operator@teamwright.invalid");

/** What the batches of a job share. */
interface Shared {
  readonly signer: Signer;
  readonly encrypter: Encrypter;
  readonly pauses: Pauses;
}

/** Hands all due notices to their push services. Returns when the next ones are due, or null. */
export async function sendDue(deps: Deps, signal: AbortSignal): Promise<Date | null> {
  const { db } = deps.database;
  const signer = createSigner(await vapidKeysOf(deps), contactOf(deps.env));
  const encrypter = createEncrypter();
  const shared: Shared = { signer, encrypter, pauses: new Map() };
  const sendBatches = async (): Promise<void> => {
    while (!signal.aborted) {
      const batch = await takeDue(db, BATCH, TAKEN_FOR);
      if (batch.length === 0) return;
      await sendBatch(deps, batch, shared);
    }
  };
  try {
    await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, sendBatches));
  } finally {
    await encrypter.close();
  }
  return nextDue(db);
}

async function sendBatch(deps: Deps, batch: readonly DueDelivery[], shared: Shared): Promise<void> {
  const { db } = deps.database;
  const bodies = await shared.encrypter.encrypt(
    batch.map((delivery) => ({
      p256dh: delivery.p256dh,
      auth: delivery.auth,
      payload: payloadOf(delivery),
    })),
  );
  const ended: number[] = [];
  const later: { id: number; seconds: number }[] = [];
  const waiting = batch.map((delivery, at) => ({ delivery, body: bodies[at]! }));
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { id, subscription_id: subscription } = next.delivery;
      const outcome = await send(deps, next, shared);
      if (outcome.done) ended.push(id);
      else later.push({ id, seconds: outcome.seconds });
      if ("gone" in outcome) await deleteSubscription(db, subscription);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  await endDeliveries(db, ended);
  await delayDeliveries(db, later);
}

interface Encrypted {
  readonly delivery: DueDelivery;
  readonly body: Buffer;
}

async function send(deps: Deps, { delivery, body }: Encrypted, { signer, pauses }: Shared): Promise<Outcome> {
  const now = Date.now();
  const life = Math.floor((delivery.expires_at.getTime() - now) / 1000);
  if (life <= 0) return { done: true };
  const retry = (seconds: number): Outcome =>
    delivery.attempts >= MOST_ATTEMPTS || seconds >= life ? { done: true } : { done: false, seconds };
  const { origin } = new URL(delivery.endpoint);
  const paused = (pauses.get(origin) ?? 0) - now;
  if (paused > 0) return retry(paused / 1000);
  const message = messageFor(
    delivery.endpoint,
    {
      body,
      timeToLive: Math.min(life, LONGEST_LIFE),
      urgent: URGENT.has(delivery.kind),
      topic: delivery.notice_id.replaceAll("-", ""),
    },
    signer,
  );
  const reply = await deps.push.send(message);
  const backoff = FIRST_DELAY * 2 ** (delivery.attempts - 1);
  if (!reply.ok) return retry(backoff);
  const { status, retryAfter } = reply.value;
  if (status === 404 || status === 410) return { done: true, gone: true };
  if (status !== 429 && status < 500) return { done: true };
  const seconds = Math.max(backoff, retryAfter ?? 0);
  if (status === 429 && retryAfter !== null) pauses.set(origin, now + 1000 * retryAfter);
  return retry(seconds);
}

/** What the service worker shows. Small: it names a match and perhaps players, and nothing of the account. */
function payloadOf({ notice_id: id, kind, values, path, language }: DueDelivery): string {
  return JSON.stringify({ id, kind, path, language, ...wordsOf(kind, values, language) });
}
