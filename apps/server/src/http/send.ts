import type { FastifyReply, FastifyRequest } from "fastify";
import { errors, messages } from "@teamwright/domain";
import type { PrebuiltBody, Refused } from "./answer.ts";

/** Sends a failure by the error table. */
export function sendRefusal(reply: FastifyReply, refusal: Refused): FastifyReply {
  const row = errors[refusal.code];
  const message =
    refusal.message ?? (refusal.field ? messages.generic.invalidInput(refusal.field) : row.message);
  if (refusal.retryAfter !== undefined) void reply.header("retry-after", String(refusal.retryAfter));
  return reply
    .status(row.status)
    .header("cache-control", "no-store")
    .send({
      status: "fail",
      message,
      code: refusal.code,
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
    });
}

/** Sends bytes made beforehand: 304 when the caller has them, else the smallest form that the caller takes. */
export function sendPrebuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  body: PrebuiltBody,
  cacheControl: string,
): FastifyReply {
  void reply
    .header("etag", body.etag)
    .header("cache-control", cacheControl)
    .header("vary", "accept-encoding");
  if (holds(request.headers["if-none-match"], body.etag)) return reply.status(304).send();
  void reply.type("application/json; charset=utf-8");
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted))
    return reply.header("content-encoding", "br").send(body.brotli);
  if (/\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted))
    return reply.header("content-encoding", "gzip").send(body.gzip);
  return reply.send(body.identity);
}

/** Weak comparison, as RFC 9110 has it for If-None-Match. */
function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
