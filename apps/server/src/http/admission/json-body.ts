import type { FastifyInstance, FastifyRequest } from "fastify";
import { refused } from "../answer.ts";
import type { RefusedAnswer } from "../answer.ts";
import { createBodyReader } from "./body-reader.ts";
import type { BodyReply } from "./body-reader.ts";
import { SMALL_BODY } from "./body-budget.ts";
import { exceedsDepth } from "./json-depth.ts";

/** A body that is JSON but nested deeper than any call needs. */
export class TooDeep extends Error {
  readonly refusal: RefusedAnswer = refused("invalid_input", {
    field: "body",
    message: "replies.nestedTooDeeply",
  });
}

/** A body in another form than its call takes. */
class WrongForm extends Error {
  readonly code = "FST_ERR_CTP_INVALID_MEDIA_TYPE";
}

/**
 * Parses bodies: JSON as Fastify does, after checking its depth, because later steps (schemas, hashing, storing) recurse;
 * large JSON by its schema in a thread, so that other calls do not wait; bytes where the endpoint takes them.
 */
export function installBodies(
  app: FastifyInstance,
  note: (request: FastifyRequest, reply: BodyReply) => void,
): void {
  const parse = app.getDefaultJsonParser("error", "error");
  const reader = createBodyReader();
  app.addHook("onClose", () => reader.close());
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, callback) => {
    const bytes = body as Buffer<ArrayBuffer>;
    const { endpoint } = request.routeOptions.config;
    if (endpoint?.bytes === true) {
      callback(new WrongForm("the call takes bytes"));
      return undefined;
    }
    if (endpoint?.bodyLimit !== undefined && bytes.length > SMALL_BODY) {
      const readLarge = async () => {
        const read = await reader.read({ endpoint: endpoint.name, bytes });
        note(request, read);
        request.bodyRead = read;
        return null;
      };
      return readLarge();
    }
    const text = bytes.toString();
    if (endpoint?.rawBody === true) request.bodyText = text;
    if (exceedsDepth(text)) callback(new TooDeep("a body is nested too deeply"));
    else void parse(request, text, callback);
    return undefined;
  });
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (request, body, callback) => {
    if (request.routeOptions.config.endpoint?.bytes !== true) {
      callback(new WrongForm("the call takes no bytes"));
      return;
    }
    request.bodyBytes = body as Buffer;
    callback(null, null);
  });
}
