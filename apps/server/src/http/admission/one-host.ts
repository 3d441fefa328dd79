import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { Env } from "#env/env.ts";
import { wordingOf } from "../sending/wording.ts";

const MILLISECONDS = { request: 30_000, keepAlive: 72_000 } as const;

/** Node keeps the first of several Host headers, a proxy may keep another one, so that the two disagree about the site. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let foundAt = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") foundAt += 1;
  }
  return foundAt > 1;
}

/** With a certificate the server speaks https itself, for a proxy on another machine or for users. */
function listen({ TLS_CERT, TLS_KEY }: Env, answer: RequestListener): Server {
  if (TLS_CERT === undefined || TLS_KEY === undefined) return createServer(answer);
  return createTlsServer({ cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) }, answer);
}

/** Node's server, which refuses requests with more than one Host header, as RFC 9112 demands. */
export const createHttpServer =
  (env: Env) =>
  (handle: RequestListener): Server => {
    const server = listen(env, (request, response) => {
      if (!namesTwoHosts(request)) return handle(request, response);
      const field = "host";
      const reply = {
        status: "fail",
        ...wordingOf("replies.invalidInput", { field }),
        code: "invalid_input",
        field,
      };
      response.writeHead(400, { "content-type": "application/json; charset=utf-8", connection: "close" });
      response.end(JSON.stringify(reply));
    });
    server.requestTimeout = MILLISECONDS.request;
    server.keepAliveTimeout = MILLISECONDS.keepAlive;
    return server;
  };
