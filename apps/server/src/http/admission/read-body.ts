import { createHash } from "node:crypto";
import type { EndpointDefinition } from "@teamwright/contract";
import { fail } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import Fastify from "fastify";
import { refused } from "../answer.ts";
import type { RefusedAnswer } from "../answer.ts";
import { jsonFault } from "./json-depth.ts";
import { parsePart } from "../parse.ts";

/** A large body, parsed by the schema of its endpoint. */
export interface ReadBody {
  readonly outcome: Outcome<unknown, RefusedAnswer>;
  /** Of the bytes: recognizes a repeated request without writing the body as text again. */
  readonly hash: string;
}

const FAULTS = {
  too_deep: { field: "body", message: "replies.nestedTooDeeply" },
  too_many: { field: "body", message: "replies.tooManyValues" },
} as const;

const parseJson = Fastify().getDefaultJsonParser("error", "error");

function valueOf(text: string): Outcome<unknown, RefusedAnswer> {
  let read: Outcome<unknown, RefusedAnswer> = fail(refused("invalid_input", { field: "body" }));
  // Fastify's parser uses neither request nor application.
  parseJson.call(undefined as never, undefined as never, text, (error: Error | null, value?: unknown) => {
    if (error === null) read = { ok: true, value };
  });
  return read;
}

/** Reads a JSON body by its endpoint: bounds of depth and values, JSON, then the schema. */
export function readBody(endpoint: EndpointDefinition, bytes: Buffer): ReadBody {
  const hash = createHash("sha256").update(bytes).digest("base64url");
  const text = bytes.toString();
  const fault = jsonFault(text, endpoint.valueLimit);
  if (fault !== null) return { hash, outcome: fail(refused("invalid_input", FAULTS[fault])) };
  const value = valueOf(text);
  return { hash, outcome: value.ok ? parsePart(endpoint.body, value.value, "body") : value };
}
