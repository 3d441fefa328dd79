import type { EndpointDefinition } from "@teamwright/contract";
import { fail, messages, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { z } from "zod";
import { refused } from "./answer.ts";
import type { Refused } from "./answer.ts";

/** Parses one part of a request; the refusal names the first field at fault, in the schema's words where it has any. */
export function parsePart(
  schema: z.ZodType | undefined,
  value: unknown,
  whole: "path" | "query" | "body",
): Outcome<unknown, Refused> {
  if (!schema) return succeed({});
  const unstorable = findUnstorable(value);
  if (unstorable) return fail(refused("invalid_input", { field: unstorable.join(".") || whole }));
  const nameOf = (path: readonly PropertyKey[] | undefined) =>
    path && path.length > 0 ? path.map(String).join(".") : whole;
  const parsed = schema.safeParse(value, {
    error: (issue) => messages.generic.invalidInput(nameOf(issue.path)),
  });
  if (parsed.success) return succeed(parsed.data);
  const issue = parsed.error.issues[0];
  return fail(
    refused("invalid_input", {
      field: nameOf(issue?.path),
      message: issue?.message ?? messages.generic.invalidInput(whole),
    }),
  );
}

/** Where a text is that no database stores: with a NUL in it, or half of a surrogate pair. */
function findUnstorable(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === "string") return value.includes("\u0000") || !value.isWellFormed() ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = findUnstorable(inner, [...path, name]);
    if (found) return found;
  }
  return null;
}

export interface Parsed {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

type Refuse = (input: Partial<Parsed>) => Refused | null;

/**
 * Parses path, query and body by the endpoint's schemas. `foreign` looks at ids that must be the caller's own, in the
 * path before anything else is looked at: whoever may not act for another learns nothing of the input's shape.
 */
export function parseRequest(
  endpoint: EndpointDefinition,
  request: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
  foreign: Refuse,
): Outcome<Parsed, Refused> {
  const params = parsePart(endpoint.params, request.params, "path");
  if (!params.ok) return params;
  const path = { params: params.value as Parsed["params"] };
  const foreignPath = foreign(path);
  if (foreignPath) return fail(foreignPath);
  const query = parsePart(endpoint.query, request.query, "query");
  if (!query.ok) return query;
  const body = parsePart(endpoint.body, request.body, "body");
  if (!body.ok) return body;
  const parsed = { ...path, query: query.value, body: body.value } as Parsed;
  const foreignBody = foreign(parsed);
  return foreignBody ? fail(foreignBody) : succeed(parsed);
}
