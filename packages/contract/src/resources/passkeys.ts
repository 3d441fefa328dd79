import * as z from "zod/mini";
import { bySession, relatedAccess, signedIn } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { base64url, id, instant, password } from "../shapes.ts";

/** Passkeys of one account. */
export const MAX_PASSKEYS = 20;

const passkeyName = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

const passkey = () =>
  z.object({
    id,
    name: z.string(),
    createdAt: instant,
    lastUsedAt: z.nullable(instant),
  });
export type Passkey = z.infer<ReturnType<typeof passkey>>;

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3, as far as it is used. */
const creationOptions = () =>
  z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.boolean(),
      userVerification: z.literal("required"),
    }),
  });

/** The passkeys of the session's account. Signing in with one is in `passkey-sign-in.ts`. */
export const passkeys = {
  list: endpoint({
    name: "passkeys.list",
    method: "GET",
    path: "/api/passkeys",
    summary: "The account's own passkeys.",
    access: bySession(signedIn),
    reply: () => ({ data: z.array(passkey()) }),
  }),
  options: endpoint({
    name: "passkeys.options",
    method: "POST",
    path: "/api/passkeys/options",
    summary: "Begin to add a passkey, after a proof of the password: the options for the browser.",
    access: bySession(signedIn),
    /** The account's password: a session alone must not become a passkey. */
    body: () => z.object({ password }),
    reply: () => ({ data: creationOptions() }),
  }),
  create: endpoint({
    name: "passkeys.create",
    method: "POST",
    path: "/api/passkeys",
    summary: "Store the passkey that the browser made from the options.",
    access: bySession(signedIn),
    body: () =>
      z.object({
        name: passkeyName(),
        credential: z.object({
          id: base64url(1400),
          rawId: base64url(1400),
          type: z.literal("public-key"),
          response: z.object({
            clientDataJSON: base64url(4000),
            attestationObject: base64url(20_000),
          }),
        }),
      }),
    reply: () => ({ data: z.object({ id }) }),
  }),
  rename: endpoint({
    name: "passkeys.rename",
    method: "PUT",
    path: "/api/passkeys/{id}",
    summary: "Rename one of the account's own passkeys.",
    access: bySession(relatedAccess(signedIn, "id", ["ownerOfPasskey"])),
    params: () => z.object({ id }),
    body: () => z.object({ name: passkeyName() }),
    reply: () => ({}),
  }),
  remove: endpoint({
    name: "passkeys.remove",
    method: "DELETE",
    path: "/api/passkeys/{id}",
    summary: "Remove one of the account's own passkeys: it signs in no more.",
    access: bySession(relatedAccess(signedIn, "id", ["ownerOfPasskey"])),
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
} as const;
