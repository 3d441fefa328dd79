import * as z from "zod/mini";
import { bySession, keyScopes, open, powers, relatedAccess, self, signedInEarly } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, password, phoneNumber, role, signedInAccount } from "../shapes.ts";

/** A minimum of 5 characters, with the specification's message. */
const atLeastFive = (error: string, max: number) =>
  z.string({ error }).check(z.trim(), z.minLength(5, { error }), z.maxLength(max));

export const auth = {
  login: endpoint({
    name: "auth.login",
    method: "POST",
    path: "/api/auth/login",
    summary: "Sign in. 201: wrong phone or password, blocked, or Login Limit Reached!",
    access: bySession(open),
    body: () => z.object({ phoneNumber, password }),
    reply: () => ({ data: signedInAccount() }),
  }),
  loginByLink: endpoint({
    name: "auth.loginByLink",
    method: "POST",
    path: "/api/auth/link",
    summary: "Sign in with the single-use token of `teamwright admin link`.",
    access: bySession(open),
    body: () => z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
    reply: () => ({ data: signedInAccount() }),
  }),
  logout: endpoint({
    name: "auth.logout",
    method: "POST",
    path: "/api/auth/logout",
    summary: "End this session. Done also when there is none.",
    access: bySession(open),
    reply: () => ({}),
  }),
  changePassword: endpoint({
    name: "auth.changePassword",
    method: "PUT",
    path: "/api/auth/change_password/{id}",
    summary: "Set name, e-mail and password; ends the account's other sessions.",
    access: bySession({ ...self("id"), beforePasswordChange: true }),
    params: () => z.object({ id }),
    body: () =>
      z.object({
        name: atLeastFive("replies.nameLength", 80),
        email: atLeastFive("replies.emailLength", 254),
        password,
        /** Required when the account has already changed its first password. */
        currentPassword: z.optional(z.string().check(z.maxLength(128))),
      }),
    reply: () => ({}),
  }),
  me: endpoint({
    name: "auth.me",
    method: "GET",
    path: "/api/me",
    summary: "Who calls: the account, its powers in this call, and the API key with its scopes.",
    access: signedInEarly,
    reply: () => ({
      data: z.object({
        account: signedInAccount(),
        role,
        /** Those that the call has: a key without the scope `staff` has none beyond a customer's. */
        powers: z.array(z.enum(powers)),
        /** Whether a plan is active; `/api/plan/status/{id}` has its days. */
        hasPlan: z.boolean(),
        /** Null for a browser's session. */
        key: z.nullable(z.object({ name: z.string(), scopes: z.array(z.enum(keyScopes)) })),
      }),
    }),
  }),
  listSessions: endpoint({
    name: "auth.listSessions",
    method: "GET",
    path: "/api/session/list",
    summary: "The account's own live sessions.",
    access: bySession(signedInEarly),
    reply: () => ({
      data: z.array(
        z.object({
          id,
          current: z.boolean(),
          device: z.string(),
          createdAt: z.iso.datetime(),
          lastSeenAt: z.iso.datetime(),
          expiresAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
  endSession: endpoint({
    name: "auth.endSession",
    method: "DELETE",
    path: "/api/session/{id}",
    summary: "End one of the account's own sessions.",
    access: bySession(relatedAccess(signedInEarly, "id", ["ownerOfSession"])),
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
} as const;
