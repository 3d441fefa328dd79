import * as z from "zod/mini";
import { bySession, signedIn } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, password } from "../shapes.ts";
import { identityReply, providerAddress } from "./identity-sign-in.ts";

const linkTimes = () => z.object({ createdAt: instant, lastUsedAt: z.nullable(instant) });

/** The link of an account of staff to a person at the identity provider. Signing in is in `identity-sign-in.ts`. */
export const identity = {
  status: endpoint({
    name: "identity.status",
    method: "GET",
    path: "/api/identity",
    summary: "The identity provider, and whether the account is linked to it.",
    access: bySession(signedIn),
    reply: () => ({
      data: z.object({
        /** Null: no provider, or an account without staff powers and without a link. */
        provider: z.nullable(z.string()),
        link: z.nullable(linkTimes()),
      }),
    }),
  }),
  begin: endpoint({
    name: "identity.begin",
    method: "POST",
    path: "/api/identity/begin",
    summary: "Begin to link the account, after a proof of the password: the provider's address.",
    access: bySession(signedIn),
    /** The account's password: a session alone must not become a lasting way in. */
    body: () => z.object({ password }),
    reply: () => ({ data: providerAddress() }),
  }),
  link: endpoint({
    name: "identity.link",
    method: "POST",
    path: "/api/identity",
    summary: "Link the account to the person that the identity provider sent back.",
    access: bySession(signedIn),
    body: () => identityReply(),
    reply: () => ({}),
  }),
  unlink: endpoint({
    name: "identity.unlink",
    method: "DELETE",
    path: "/api/identity",
    summary: "Remove the link: the identity provider signs in no more.",
    access: bySession(signedIn),
    reply: () => ({}),
  }),
} as const;
