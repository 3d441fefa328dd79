import type { FastifyError, FastifyInstance } from "fastify";
import { refused } from "../http/answer.ts";
import type { Refused } from "../http/answer.ts";
import { sendRefusal } from "../http/send.ts";

/** Turns what Fastify itself refuses, and every bug, into the envelope. A bug is logged in full and answered bare. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "internal")
      request.log.error({ err: error, call: request.id }, "unexpected failure");
    return sendRefusal(reply, refusal);
  });
}

function refusalOf(error: FastifyError): Refused {
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
