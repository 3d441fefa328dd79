import type { ServerResponse } from "node:http";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Env } from "./env.ts";

const POLICY = "content-security-policy";
const HEADERS = [
  "x-content-type-options",
  "nosniff",
  POLICY,
  "default-src 'none'; frame-ancestors 'none'",
] as const;
const SECURE_HEADERS = [...HEADERS, "strict-transport-security", "max-age=31536000"] as const;

/**
 * Headers of every reply to a call: names and values by turns. A reply of JSON needs few: it is not sniffed into
 * anything else, and as a page it could load nothing and stand in no frame.
 */
export const callHeaders = (request: FastifyRequest): readonly string[] =>
  request.protocol === "https" ? SECURE_HEADERS : HEADERS;

/** Sets the headers of calls on every reply that Fastify sends and pages have not set, and allows cross-origin reads. */
export function installSecurityHeaders(app: FastifyInstance, env: Env): void {
  app.addHook("onSend", (request, reply, payload, next) => {
    if (!reply.raw.hasHeader(POLICY)) setCallHeaders(request, reply.raw);
    next(null, payload);
  });
  if (env.ALLOWED_ORIGINS.length > 0) allowOrigins(app, env.ALLOWED_ORIGINS);
}

/** For replies that a handler writes itself. */
export function setCallHeaders(request: FastifyRequest, raw: ServerResponse): void {
  const headers = callHeaders(request);
  for (let at = 0; at < headers.length; at += 2) raw.setHeader(headers[at] ?? "", headers[at + 1] ?? "");
}

/** Headers of the web application's pages and files. */
export async function installPageHeaders(app: FastifyInstance, env: Env): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets styles on elements; no script can come in by a style.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Promotions and feeds bring pictures from anywhere.
        imgSrc: ["'self'", "data:", "blob:", "https:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...env.ALLOWED_ORIGINS],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-site" },
    xFrameOptions: { action: "deny" },
  });
}

function allowOrigins(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !allowed.includes(origin)) return undefined;
    void reply
      .header("access-control-allow-origin", origin)
      .header("access-control-allow-credentials", "true")
      .header("access-control-expose-headers", "etag, retry-after")
      .header("vary", "origin");
    if (request.method !== "OPTIONS") return undefined;
    return reply
      .header("access-control-allow-methods", "GET, POST, PUT, DELETE")
      .header("access-control-allow-headers", "content-type, idempotency-key")
      .header("access-control-max-age", "600")
      .status(204)
      .send();
  });
}
