import { z } from "zod";
import { seal, unseal } from "#crypto/sealing.ts";
import { hashToken, newToken } from "#crypto/tokens.ts";
import type { Db } from "#db/database.ts";
import type { Deps } from "#http/deps.ts";
import type { Caller } from "#http/handler.ts";
import { markChallengeUsed } from "./passkey.repository.ts";

/** Seconds between the options and the passkey's answer. A sign-in form may wait for its autofill this long. */
const LIFE = 600;
const KEY_ID = "challenge";

/** What a challenge is for; one that was made for something else is refused. */
export type ChallengePurpose = "sign-in" | `add:${string}`;

const content = z.object({ challenge: z.string(), expiresAt: z.number() });

/** The name and the origin that a passkey is bound to. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** `timeout`: milliseconds. */
export interface Challenge {
  readonly challenge: string;
  readonly timeout: number;
}

/**
 * The relying party of a call: its `Origin`, which the origin check has admitted, and the host of PUBLIC_URL or else of
 * that origin. Null without an origin, so not from a browser.
 */
export function relyingPartyOf({ env }: Pick<Deps, "env">, caller: Caller): RelyingParty | null {
  const origin = caller.header("origin");
  if (origin === undefined || !URL.canParse(origin)) return null;
  const host = new URL(origin).hostname;
  const publishedHost = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).hostname;
  const covers =
    publishedHost !== undefined && (host === publishedHost || host.endsWith(`.${publishedHost}`));
  return { id: covers ? publishedHost : host, origin };
}

/**
 * Makes a challenge and leaves it sealed in a cookie of this browser, so only this browser can answer it, and strangers
 * who begin sign-ins store nothing in the database.
 */
export function giveChallenge(
  { secrets }: Pick<Deps, "secrets">,
  caller: Caller,
  purpose: ChallengePurpose,
): Challenge {
  const challenge = newToken();
  const text = JSON.stringify({ challenge, expiresAt: Date.now() + LIFE * 1000 });
  const { iv, ct } = seal(text, secrets.sealKey, KEY_ID, `passkey:${purpose}`);
  caller.cookies.set("challenge", `${iv}.${ct}`, LIFE);
  return { challenge, timeout: LIFE * 1000 };
}

/** The challenge that this browser was given for the purpose, unless it has expired; null without one. */
export function challengeOf(
  { secrets }: Pick<Deps, "secrets">,
  caller: Caller,
  purpose: ChallengePurpose,
): string | null {
  const [iv, ct] = caller.cookies.get("challenge")?.split(".") ?? [];
  if (iv === undefined || ct === undefined) return null;
  const unsealedText = unseal({ v: 1, kid: KEY_ID, iv, ct }, secrets.sealKey, `passkey:${purpose}`);
  if (!unsealedText.ok) return null;
  const { challenge, expiresAt } = content.parse(JSON.parse(unsealedText.value));
  return expiresAt > Date.now() ? challenge : null;
}

/** Uses a challenge up; false when it was used before. */
export const consumeChallenge = (db: Db, challenge: string): Promise<boolean> =>
  markChallengeUsed(db, hashToken(challenge));
