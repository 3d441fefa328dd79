import type { ServerResponse } from "node:http";
import cors from "@fastify/cors";
import { NUMBER_HEADER } from "@teamwright/contract";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Env } from "#env/env.ts";
import { REQUEST_ID } from "../observation/request-id.ts";

const POLICY = "content-security-policy";
/** Where browsers report what the policy of a page stopped. */
export const POLICY_REPORTS = "/api/policy-reports";
const HEADERS = [
  "x-content-type-options",
  "nosniff",
  POLICY,
  "default-src 'none'; frame-ancestors 'none'",
] as const;
const TRANSPORT = "strict-transport-security";

declare module "fastify" {
  interface FastifyInstance {
    /** The value of Strict-Transport-Security. Other names below the host may be somebody else's. */
    transportPolicy: "max-age=31536000" | "max-age=31536000; includeSubDomains";
  }
}
/** Features that the application never uses, so that an injected script cannot use them either. */
const PERMISSIONS = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "midi"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Headers of every reply to a call: names and values alternate. A JSON reply needs few headers: its type is not
 * guessed, and as a page it could load nothing and could not be framed.
 */
export const callHeaders = (request: FastifyRequest): readonly string[] => [
  REQUEST_ID,
  request.id,
  ...HEADERS,
  ...(request.protocol === "https" ? [TRANSPORT, request.server.transportPolicy] : []),
];

/**
 * Sets the headers of calls on every reply that Fastify sends and that has no page headers, and allows cross-origin
 * reads.
 */
export async function installSecurityHeaders(app: FastifyInstance, env: Env): Promise<void> {
  app.decorate("transportPolicy", env.HARDENED ? "max-age=31536000; includeSubDomains" : "max-age=31536000");
  app.addHook("onSend", (request, reply, payload, next) => {
    if (!reply.raw.hasHeader(POLICY)) setCallHeaders(request, reply.raw);
    next(null, payload);
  });
  if (env.ALLOWED_ORIGINS.length === 0) return;
  await app.register(cors, {
    origin: [...env.ALLOWED_ORIGINS],
    credentials: true,
    methods: ["GET", "POST", "PUT", "DELETE"],
    allowedHeaders: ["content-type", "idempotency-key", NUMBER_HEADER],
    exposedHeaders: ["age", "etag", "retry-after", "ratelimit", "ratelimit-policy", REQUEST_ID],
    maxAge: 600,
    // An OPTIONS that is no browser's question is answered too, not refused in words of the library.
    strictPreflight: false,
  });
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
        // index.html has the styles of its frame; a style cannot run a script.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Promotions and feeds use pictures from any site.
        imgSrc: ["'self'", "data:", "blob:", "https:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...env.ALLOWED_ORIGINS],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Every browser knows it. With `report-to` beside it Chromium reports over https alone, and a minute later.
        reportUri: [POLICY_REPORTS],
      },
    },
    // Browsers ignore it over http; the hook below sets it over https.
    strictTransportSecurity: false,
    referrerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-site" },
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onSend", (request, reply, payload, next) => {
    if (request.protocol === "https") reply.raw.setHeader(TRANSPORT, app.transportPolicy);
    if (reply.raw.hasHeader(POLICY)) reply.raw.setHeader("permissions-policy", PERMISSIONS);
    next(null, payload);
  });
}
