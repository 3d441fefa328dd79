import type { FastifyInstance } from "fastify";
import { refused } from "./answer.ts";
import type { Refused } from "./answer.ts";
import { exceedsDepth } from "./json-depth.ts";

/** A body that is JSON but nested deeper than any call needs. */
export class TooDeep extends Error {
  readonly refusal: Refused = refused("invalid_input", {
    field: "body",
    message: "replies.nestedTooDeeply",
  });
}

/**
 * Parses JSON bodies as Fastify does, after checking their depth. Later steps (schemas, hashing, storing) recurse, so
 * the depth is limited before anything is parsed.
 */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    if (request.routeOptions.config.endpoint?.rawBody === true) request.bodyText = text;
    if (exceedsDepth(text)) done(new TooDeep("a body is nested too deeply"));
    else void parse(request, text, done);
  });
}
