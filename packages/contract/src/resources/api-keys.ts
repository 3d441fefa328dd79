import * as z from "zod/mini";
import { bySession, keyScopes, relatedAccess, signedIn } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, password } from "../shapes.ts";

/** Keys of one account that are neither revoked nor expired. */
export const MAX_API_KEYS = 20;

/** A key with staff powers lives no longer than this. Days. */
export const MAX_STAFF_DAYS = 90;

const apiKey = () =>
  z.object({
    id,
    name: z.string(),
    scopes: z.array(z.enum(keyScopes)),
    /** The last characters of the key, to recognize it. */
    ending: z.string(),
    createdAt: instant,
    expiresAt: instant,
    /** At most a minute late. */
    lastUsedAt: z.nullable(instant),
  });
export type ApiKey = z.infer<ReturnType<typeof apiKey>>;

export const apiKeys = {
  list: endpoint({
    name: "apiKeys.list",
    method: "GET",
    path: "/api/keys",
    summary: "The account's own API keys that are neither revoked nor expired.",
    access: bySession(signedIn),
    reply: () => ({ data: z.array(apiKey()) }),
  }),
  create: endpoint({
    name: "apiKeys.create",
    method: "POST",
    path: "/api/keys",
    summary: "Make an API key. This reply is the only one that shows it.",
    access: bySession(signedIn),
    idempotent: true,
    secretReply: true,
    body: () =>
      z
        .object({
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
          scopes: z.array(z.enum(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length)),
          /** Until it expires. */
          days: z.int().check(z.minimum(1), z.maximum(365)),
          /** The account's password: a session alone must not become a key. */
          password,
        })
        .check(
          z.refine(({ scopes, days }) => !scopes.includes("staff") || days <= MAX_STAFF_DAYS, {
            path: ["days"],
            error: "replies.staffKeyDays",
          }),
        ),
    reply: () => ({ data: z.object({ id, key: z.string(), expiresAt: instant }) }),
  }),
  revoke: endpoint({
    name: "apiKeys.revoke",
    method: "DELETE",
    path: "/api/keys/{id}",
    summary: "End one of the account's own API keys at once.",
    access: bySession(relatedAccess(signedIn, "id", ["ownerOfApiKey"])),
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
} as const;
