import type { FastifyReply, FastifyRequest } from "fastify";
import { errors } from "@teamwright/domain";
import { callHeaders } from "./security-headers.ts";
import type { Bytes, KeptBody, PrebuiltBody, RefusedAnswer } from "../answer.ts";
import { PROBLEM, problemOf, wantsProblem } from "./problem.ts";
import { wordingOfRefusal } from "./wording.ts";

/** Sends a failure by the error table. */
export function sendRefusal(reply: FastifyReply, refusal: RefusedAnswer): FastifyReply {
  const row = errors[refusal.code];
  const { field } = refusal;
  reply.request.refusal = refusal.code;
  if (refusal.retryAfter !== undefined) void reply.header("retry-after", String(refusal.retryAfter));
  // RFC 9110, 15.5.2. A browser opens no window of its own for this scheme.
  if (row.status === 401) void reply.header("www-authenticate", "Bearer");
  if (wantsProblem(reply.request)) {
    const problem = problemOf(refusal);
    return reply
      .status(problem.status)
      .header("cache-control", "no-store")
      .type(`${PROBLEM}; charset=utf-8`)
      .send(problem);
  }
  return reply
    .status(row.status)
    .header("cache-control", "no-store")
    .send({
      status: "fail",
      ...wordingOfRefusal(refusal),
      code: refusal.code,
      ...(field === undefined ? {} : { field }),
    });
}

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * Sends prepared bytes: 304 when the caller already has them, else the smallest encoding that the caller accepts. Bytes
 * that stand in for the database's have their age and are stored nowhere.
 */
export function sendPrebuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PrebuiltBody,
  cacheControl: string,
): void {
  // Accept says which envelope the caller opens.
  const { age } = body;
  // A browser that stores the age of a stand-in would show it with later replies, too.
  const caching = age === undefined ? cacheControl : "no-store";
  const head = ["etag", body.etag, "cache-control", caching, "vary", "accept-encoding, accept"];
  if (age !== undefined) head.push("age", String(age));
  const { headers } = request.raw;
  if (age === undefined && holds(headers["if-none-match"], body.etag))
    return write(request, reply, { status: 304, head });
  const acceptedEncodings = headers["accept-encoding"];
  let bytes = body.identity;
  if (acceptedEncodings !== undefined && /\bbr\b(?!;q=0(\.0*)?(,|$))/.test(acceptedEncodings)) {
    bytes = body.brotli;
    head.push("content-encoding", "br");
  } else if (acceptedEncodings !== undefined && /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(acceptedEncodings)) {
    bytes = body.gzip;
    head.push("content-encoding", "gzip");
  }
  head.push("content-type", JSON_TYPE, "content-length", String(bytes.length));
  write(request, reply, { status: 200, head, bytes });
}

/** Sends a complete success reply that no cache but ours may store. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, { bytes, age }: KeptBody): void {
  const head = [
    "cache-control",
    "no-store",
    "content-type",
    JSON_TYPE,
    "content-length",
    String(bytes.length),
  ];
  if (age !== undefined) head.push("age", String(age));
  write(request, reply, { status: 200, head, bytes });
}

/**
 * Writes a reply whose bytes are all known, without Fastify's own steps, which would cost as much as the rest of the
 * call. Headers that hooks have set (cross-origin reads) are included.
 */
function write(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, head, bytes }: { status: number; head: string[]; bytes?: Bytes },
): void {
  head.push(...callHeaders(request));
  if (request.raw.headers.origin !== undefined)
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      const at = head.indexOf(name);
      if (at < 0) head.push(name, String(value));
      else if (name === "vary") head[at + 1] += `, ${String(value)}`;
    }
  reply.hijack();
  reply.raw.writeHead(status, head);
  if (typeof bytes === "string") reply.raw.end(bytes, "latin1");
  else reply.raw.end(bytes);
}

/** Weak comparison, as RFC 9110 defines it for If-None-Match. */
function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
