import type { EndpointDefinition } from "@teamwright/contract";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { ZodMiniType } from "zod/mini";
import { refused } from "./answer.ts";
import type { RefusedAnswer } from "./answer.ts";
import { findUnstorable } from "./unstorable.ts";

const UNNAMED = { error: () => "replies.invalidInput" } as const;
const NOTHING = succeed(Object.freeze({}));

/**
 * Parses one part of a request; the refusal names the first invalid field, with the schema's message where it has one.
 */
export function parsePart(
  schema: ZodMiniType | undefined,
  value: unknown,
  whole: "path" | "query" | "body",
): Outcome<unknown, RefusedAnswer> {
  if (!schema) return NOTHING;
  const unstorable = findUnstorable(value);
  if (unstorable) return fail(refused("invalid_input", { field: unstorable.join(".") || whole }));
  const result = schema.safeParse(value, UNNAMED);
  if (result.success) return succeed(result.data);
  const issue = result.error.issues[0];
  const field = issue?.path.map(String).join(".") || whole;
  return fail(
    refused("invalid_input", { field, message: issue?.message ?? "replies.invalidInput", values: { field } }),
  );
}

/** Paths that were parsed lately, by schema and value: most calls are about the same few matches and accounts. */
const paths = new WeakMap<ZodMiniType, Map<string, Outcome<unknown, RefusedAnswer>>>();
const MAX_PATHS = 2000;

/** The same for the path, whose values are texts of the router. */
export function parsePath(schema: ZodMiniType | undefined, value: unknown): Outcome<unknown, RefusedAnswer> {
  if (!schema) return NOTHING;
  const values = Object.values(value as Readonly<Record<string, string>>);
  const [only] = values;
  if (values.length !== 1 || only === undefined) return parsePart(schema, value, "path");
  let schemasOf = paths.get(schema);
  if (schemasOf === undefined) paths.set(schema, (schemasOf = new Map()));
  const parsedPath = schemasOf.get(only);
  if (parsedPath !== undefined) return parsedPath;
  const result = parsePart(schema, value, "path");
  if (schemasOf.size >= MAX_PATHS) schemasOf.delete(schemasOf.keys().next().value ?? "");
  if (result.ok) schemasOf.set(only, result);
  return result;
}

export interface ParsedRequest {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

type Refuse = (input: Partial<ParsedRequest>) => RefusedAnswer | null;

/**
 * Parses path, query and body by the endpoint's schemas. `foreign` checks ids that must be the caller's own, in the
 * path before any other check, so that a caller without that right learns nothing about the expected input.
 */
export function parseRequest(
  endpoint: EndpointDefinition,
  request: {
    readonly params: unknown;
    readonly query: unknown;
    readonly body: unknown;
    readonly bodyRead?: { readonly outcome: Outcome<unknown, RefusedAnswer> } | null;
  },
  foreign: Refuse,
): Outcome<ParsedRequest, RefusedAnswer> {
  const params = parsePath(endpoint.params, request.params);
  if (!params.ok) return params;
  const path = { params: params.value as ParsedRequest["params"] };
  const foreignPath = foreign(path);
  if (foreignPath) return fail(foreignPath);
  const query = parsePart(endpoint.query, request.query, "query");
  if (!query.ok) return query;
  const body = request.bodyRead?.outcome ?? parsePart(endpoint.body, request.body, "body");
  if (!body.ok) return body;
  const parsedRequest = { ...path, query: query.value, body: body.value } as ParsedRequest;
  const foreignBody = foreign(parsedRequest);
  return foreignBody ? fail(foreignBody) : succeed(parsedRequest);
}
