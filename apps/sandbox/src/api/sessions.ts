import { randomBytes, randomInt } from "node:crypto";
import { z } from "zod";
import type { PlayedApp } from "../apps.ts";
import { Problem } from "../problem.ts";
import { CODE_LIFE, CODE_TRIES, hashOf, newId, SESSION_LIFE } from "../sandbox.ts";
import type { Sandbox } from "../sandbox.ts";
import type { Message } from "../state.ts";
import { endSession, sessionOf } from "./caller.ts";
import type { OperationRoute } from "./operation.ts";
import { parse } from "./parse.ts";

const mobileNumber = z.string().regex(/^[0-9]{10}$/);
const codeRequest = z.object({ mobile_number: mobileNumber });
const sessionRequest = z.looseObject({ mobile_number: mobileNumber, code: z.string().max(20) });

/** Sends a code to the number; a new code replaces the previous one. */
export const requestCode: OperationRoute = {
  operation: "request_code",
  method: "POST",
  path: "/codes",
  answer: ({ sandbox, app, request }) => {
    const { mobile_number } = parse(codeRequest, request.body);
    for (const earlier of openMessages(sandbox, app, mobile_number)) earlier.used = true;
    const now = sandbox.now();
    const fields = Object.fromEntries(
      app.codeFields.map((name) => [name, randomBytes(12).toString("base64url")]),
    );
    sandbox.state.messages.push({
      id: newId(),
      app: app.slug,
      mobile: mobile_number,
      code: String(randomInt(1_000_000)).padStart(6, "0"),
      sentAt: now,
      expiresAt: now + CODE_LIFE,
      triesLeft: CODE_TRIES,
      used: false,
      fields,
    });
    sandbox.changed();
    return { expires_at: new Date(now + CODE_LIFE).toISOString(), ...fields };
  },
};

/** Exchanges the code for a session. */
export const createSession: OperationRoute = {
  operation: "create_session",
  method: "POST",
  path: "/sessions",
  answer: ({ sandbox, app, request }) => {
    const input = parse(sessionRequest, request.body);
    const message = openMessages(sandbox, app, input.mobile_number)[0];
    if (message === undefined) throw new Problem("invalid_code", "Ask for a code first.");
    checkCode(sandbox, app, message, input);
    message.used = true;
    const token = randomBytes(32).toString("base64url");
    const now = sandbox.now();
    sandbox.state.sessions.push({
      id: newId(),
      app: app.slug,
      mobile: input.mobile_number,
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: now + SESSION_LIFE,
      lastChangeAt: 0,
    });
    sandbox.changed();
    return { token, expires_at: new Date(now + SESSION_LIFE).toISOString() };
  },
};

function checkCode(
  sandbox: Sandbox,
  app: PlayedApp,
  message: Message,
  input: Readonly<Record<string, unknown>>,
): void {
  if (message.expiresAt <= sandbox.now())
    throw new Problem("code_expired", "The code is too old. Ask for a new one.");
  if (message.triesLeft === 0)
    throw new Problem("too_many_requests", "Too many tries. Ask for a new code.", { retryAfter: 60 });
  for (const name of app.codeFields)
    if (input[name] !== message.fields[name])
      throw new Problem("invalid_request", `${name} is not what the code request answered.`, {
        details: { field: name },
      });
  message.triesLeft -= 1;
  sandbox.changed();
  if (input["code"] !== message.code) throw new Problem("invalid_code", "The code is wrong.");
}

const openMessages = (sandbox: Sandbox, app: PlayedApp, mobile: string): Message[] =>
  sandbox.state.messages.filter((one) => one.app === app.slug && one.mobile === mobile && !one.used);

export const readSession: OperationRoute = {
  operation: "read_session",
  method: "GET",
  path: "/session",
  answer: ({ sandbox, app, request }) => {
    const { mobile, expiresAt } = sessionOf(sandbox, app, request);
    return { mobile_number: mobile, expires_at: new Date(expiresAt).toISOString() };
  },
};

export const revokeSession: OperationRoute = {
  operation: "revoke_session",
  method: "DELETE",
  path: "/session",
  answer: ({ sandbox, app, request }) => {
    endSession(sandbox, sessionOf(sandbox, app, request));
    return undefined;
  },
};
