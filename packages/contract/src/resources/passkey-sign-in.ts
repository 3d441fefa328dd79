import * as z from "zod/mini";
import { bySession, open } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { base64url, signedInAccount } from "../shapes.ts";

/** Signing in with a passkey that the browser finds itself (a discoverable credential). */
export const passkeySignIn = {
  options: endpoint({
    name: "passkeySignIn.options",
    method: "POST",
    path: "/api/auth/passkey/options",
    summary: "Begin a sign-in with a passkey: the options for the browser.",
    access: bySession(open),
    reads: true,
    reply: () => ({
      /** PublicKeyCredentialRequestOptionsJSON of WebAuthn Level 3, as far as it is used. */
      data: z.object({
        rpId: z.string(),
        challenge: z.string(),
        timeout: z.int(),
        userVerification: z.literal("required"),
      }),
    }),
  }),
  login: endpoint({
    name: "passkeySignIn.login",
    method: "POST",
    path: "/api/auth/passkey",
    summary: "Sign in with a passkey. 201: not accepted, blocked, or Login Limit Reached!",
    access: bySession(open),
    body: () =>
      z.object({
        credential: z.object({
          id: base64url(1400),
          rawId: base64url(1400),
          type: z.literal("public-key"),
          response: z.object({
            clientDataJSON: base64url(4000),
            authenticatorData: base64url(4000),
            signature: base64url(20_000),
            userHandle: z.optional(base64url(100)),
          }),
        }),
      }),
    reply: () => ({ data: signedInAccount() }),
  }),
} as const;
