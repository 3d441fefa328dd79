import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { z } from "zod";
import { seal, unseal } from "#crypto/sealing.ts";
import type { Secrets } from "#crypto/secrets.ts";

const content = z.object({ token: z.string(), expiresAt: z.iso.datetime() });
export type AppToken = z.infer<typeof content>;

/** The owner of a token. It is authenticated with the ciphertext, so the token opens for no other account. */
export interface TokenOwner {
  readonly accountId: string;
  readonly app: string;
}

const KEY_ID = "app";
const bindingOf = ({ accountId, app }: TokenOwner): string => `fantasy-app-token:${accountId}:${app}`;

/** The app's token in the form that the browser may store. */
export function sealToken(given: AppToken, owner: TokenOwner, { sealKey }: Pick<Secrets, "sealKey">): string {
  const { iv, ct } = seal(JSON.stringify(given), sealKey, KEY_ID, bindingOf(owner));
  return `${iv}.${ct}`;
}

/** Opens a sealed token of this account and app that has not expired. */
export function openToken(
  sealedToken: string,
  owner: TokenOwner,
  { sealKey, earlier }: Pick<Secrets, "sealKey" | "earlier">,
  now: number = Date.now(),
): Outcome<string, "not_ours"> {
  const [iv, ct, ...more] = sealedToken.split(".");
  if (iv === undefined || ct === undefined || more.length > 0) return fail("not_ours");
  const open = (key: Buffer) => unseal({ v: 1, kid: KEY_ID, iv, ct }, key, bindingOf(owner));
  const openedNow = open(sealKey);
  // Browsers hold tokens longer than a secret may live.
  const tokenContent = openedNow.ok || earlier === null ? openedNow : open(earlier.sealKey);
  if (!tokenContent.ok) return tokenContent;
  const { token, expiresAt } = content.parse(JSON.parse(tokenContent.value));
  return Date.parse(expiresAt) > now ? succeed(token) : fail("not_ours");
}
