import type { FastifyError, FastifyInstance } from "fastify";
import { failureOf } from "#db/failure.ts";
import { refused } from "../answer.ts";
import type { RefusedAnswer } from "../answer.ts";
import { TooDeep } from "../admission/json-body.ts";
import { Overloaded } from "#crypto/overloaded.ts";
import { sendRefusal } from "../sending/send.ts";
import { reportError } from "#tracing/error-reports.ts";

/** When to try again. Seconds. */
const RETRY_AFTER = { overloaded: 3, unavailable: 5, storage_full: 30 } as const;

/**
 * Converts Fastify's own refusals, and every bug, to the envelope. A bug is logged in full; its reply has no details.
 */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "internal") {
      request.server.log.error({ err: error, call: request.id }, "unexpected failure");
      const { config, url = "none" } = request.routeOptions;
      reportError(error, { name: `${request.method} ${config.endpoint?.path ?? url}`, id: request.id });
    } else if (refusal.code === "unavailable" || refusal.code === "storage_full")
      request.server.log.warn({ err: error, call: request.id }, "refused for now");
    return sendRefusal(reply, refusal);
  });
}

function refusalOf(error: FastifyError): RefusedAnswer {
  if (error instanceof TooDeep) return error.refusal;
  if (error instanceof Overloaded) return refused("unavailable", { retryAfter: RETRY_AFTER.overloaded });
  const failure = failureOf(error);
  if (failure !== null) return refused(failure, { retryAfter: RETRY_AFTER[failure] });
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return refused("payload_too_large");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return refused("unsupported_media_type", { field: "content-type" });
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
    case "FST_ERR_CTP_INVALID_JSON_BODY":
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return refused("invalid_input", { field: "body" });
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? refused("invalid_input", { field: "request" })
        : refused("internal");
  }
}
