import { createHmac, randomBytes } from "node:crypto";
import { seal, unseal } from "#crypto/sealing.ts";
import type { Secrets } from "#crypto/secrets.ts";

/** Begins every secret, as Standard Webhooks has it; the rest is base64. */
const PREFIX = "whsec_";

export const newSecret = (): string => PREFIX + randomBytes(32).toString("base64");

type SealedSecret = ReturnType<typeof seal>;
export const bindingOf = (webhookId: string): string => `webhook:${webhookId}`;

export const sealSecret = (
  secret: string,
  webhookId: string,
  { sealKey }: Pick<Secrets, "sealKey">,
): SealedSecret => seal(secret, sealKey, "seal", bindingOf(webhookId));

/** Null when it was sealed with another key. */
export function openSecret(
  sealedSecret: SealedSecret,
  webhookId: string,
  { sealKey }: Pick<Secrets, "sealKey">,
): string | null {
  const secret = unseal(sealedSecret, sealKey, bindingOf(webhookId));
  return secret.ok ? secret.value : null;
}

/** The headers of an attempt by Standard Webhooks 1.0; one signature for each secret. `timestamp` in seconds. */
export function signedHeaders(
  id: string,
  timestamp: number,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
