import * as z from "zod/mini";
import { bySession, open } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { signedInAccount } from "../shapes.ts";

const part = (most: number) => z.string().check(z.maxLength(most));

/** What the identity provider has put into the address of the page, as it stands there. */
export const identityReply = () =>
  z.object({
    state: z.string().check(z.minLength(20), z.maxLength(200)),
    code: z.optional(part(4000)),
    iss: z.optional(part(1000)),
    error: z.optional(part(200)),
  });

/** Where the browser goes next. */
export const providerAddress = () => z.object({ address: z.url({ protocol: /^https?$/ }) });

/** Signing in by the operator's OpenID Connect provider, for staff. */
export const identitySignIn = {
  begin: endpoint({
    name: "identitySignIn.begin",
    method: "POST",
    path: "/api/auth/identity/begin",
    summary: "Begin a sign-in by the identity provider: its address. 404 without a provider.",
    access: bySession(open),
    reads: true,
    reply: () => ({ data: providerAddress() }),
  }),
  login: endpoint({
    name: "identitySignIn.login",
    method: "POST",
    path: "/api/auth/identity",
    summary:
      "Sign in with what the identity provider sent back. 201: not accepted, not linked, blocked, or Login Limit Reached!",
    access: bySession(open),
    body: () => identityReply(),
    reply: () => ({ data: signedInAccount() }),
  }),
} as const;
