import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { findApp, partnerKeyOf } from "../apps.ts";
import type { PlayedApp } from "../apps.ts";
import { Problem } from "../problem.ts";
import { hashOf } from "../sandbox.ts";
import type { Sandbox } from "../sandbox.ts";
import type { AppSession } from "../state.ts";

const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

/** The app in the path, after checking the caller's partner key. */
export function partnerApp(request: FastifyRequest): PlayedApp {
  const { app: slug } = request.params as { app: string };
  const app = findApp(slug);
  if (app === undefined) throw new Problem("app_not_found", "There is no such app.");
  const key = request.headers["x-partner-key"];
  if (typeof key !== "string" || !isEqual(key, partnerKeyOf(slug)))
    throw new Problem("invalid_key", "The partner key is missing or wrong.");
  if (!app.open) throw new Problem("app_closed", `${app.name} takes no teams from partners yet.`);
  return app;
}

/** The session of the bearer token; throws `session_expired` for a token that is unknown, revoked or expired. */
export function sessionOf(sandbox: Sandbox, app: PlayedApp, request: FastifyRequest): AppSession {
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? "")?.[1];
  const hash = token === undefined ? "" : hashOf(token);
  const session = sandbox.state.sessions.find((one) => one.tokenHash === hash && one.app === app.slug);
  if (session === undefined || session.expiresAt <= sandbox.now())
    throw new Problem("session_expired", "The session is over. Link the account again.");
  return session;
}

export const endSession = (sandbox: Sandbox, session: AppSession): void => {
  const { sessions } = sandbox.state;
  const index = sessions.indexOf(session);
  if (index >= 0) sessions.splice(index, 1);
  sandbox.changed();
};
