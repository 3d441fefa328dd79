import type { JsonObject } from "./descriptions/values.ts";

type OpenApiOperation = JsonObject & {
  readonly operationId?: string;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
};

/** A schema of at least this many characters that is used more than once gets a name of its own. */
const WORTH_A_NAME = 120;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const nameOf = (words: string) =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join("");

/**
 * Replaces what requests and replies say by names: each operation's body is `...Request`, its reply `...Reply`, and an
 * object that occurs in several of them is named by its first field there. Generated clients then have types with
 * names. The same contract gives the same names.
 */
export function nameComponents(paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>): {
  readonly paths: JsonObject;
  readonly schemas: JsonObject;
} {
  const uses = new Map<string, number>();
  const operations: OpenApiOperation[] = Object.values(paths).flatMap((each) => Object.values(each));
  for (const { requestBody, responses } of operations) count([requestBody, responses], uses);

  const schemas: Record<string, unknown> = {};
  const names = new Map<string, string>();
  const nameComponent = (wish: string, text: string, make: () => unknown): JsonObject => {
    let name = names.get(text);
    if (name === undefined) {
      name = wish;
      for (let again = 2; name in schemas; again += 1) name = `${wish}${again}`;
      names.set(text, name);
      schemas[name] = null;
      schemas[name] = make();
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  /** `hint` names an object by where it is. */
  const replace = (value: unknown, hint: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => replace(each, hint));
    if (!isObject(value)) return value;
    const text = JSON.stringify(value);
    const inner = () =>
      Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceIn(key, each, hint)]));
    return isShared(value, text, uses) ? nameComponent(hint, text, inner) : inner();
  };
  const replaceIn = (key: string, value: unknown, hint: string): unknown =>
    key === "properties" && isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([field, each]) => [field, replace(each, hint + nameOf(field))]),
        )
      : replace(value, hint);

  const renamedSchemas = Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => {
          const base = nameOf(String(operation["operationId"]));
          const body = (value: unknown, end: string) => nameBody(value, base + end, nameComponent, replace);
          const { requestBody, responses, ...rest } = operation;
          return [
            method,
            {
              ...rest,
              ...(requestBody === undefined ? {} : { requestBody: body(requestBody, "Request") }),
              responses: {
                ...(responses as JsonObject),
                200: body((responses as JsonObject)["200"], "Reply"),
              },
            },
          ];
        }),
      ),
    ]),
  );
  return { paths: renamedSchemas, schemas };
}

const DEFINITION = "#/$defs/";

/**
 * Moves the definitions of recursive schemas into `schemas`: a reference in OpenAPI starts at the document, in a JSON
 * Schema at the schema itself. A recursive schema needs an id in zod's global registry.
 */
export function liftDefinitions(value: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => liftDefinitions(each, schemas));
  if (!isObject(value)) return value;
  const { $defs, ...rest } = value;
  for (const [name, definition] of Object.entries(($defs ?? {}) as JsonObject)) {
    if (name.startsWith("__")) throw new Error(`a recursive schema has no id: ${JSON.stringify(definition)}`);
    schemas[name] = liftDefinitions(definition, schemas);
  }
  const liftedParts = Object.entries(rest).map(([key, each]) => [
    key,
    key === "$ref" && typeof each === "string" && each.startsWith(DEFINITION)
      ? `#/components/schemas/${each.slice(DEFINITION.length)}`
      : liftDefinitions(each, schemas),
  ]);
  return Object.fromEntries(liftedParts) as JsonObject;
}

const isShared = (value: JsonObject, text: string, uses: ReadonlyMap<string, number>): boolean =>
  value["type"] === "object" && text.length >= WORTH_A_NAME && (uses.get(text) ?? 0) > 1;

function count(value: unknown, uses: Map<string, number>): void {
  if (Array.isArray(value)) for (const each of value) count(each, uses);
  if (!isObject(value)) return;
  const text = JSON.stringify(value);
  uses.set(text, (uses.get(text) ?? 0) + 1);
  for (const each of Object.values(value)) count(each, uses);
}

function nameBody(
  value: unknown,
  name: string,
  nameComponent: (wish: string, text: string, make: () => unknown) => JsonObject,
  replace: (value: unknown, hint: string) => unknown,
): unknown {
  const response = value as { readonly content?: Readonly<Record<string, JsonObject>> };
  const content = Object.entries(response.content ?? {}).map(([type, body]) => {
    const { schema, ...rest } = body;
    if (!type.startsWith("application/json") || schema === undefined) return [type, body];
    const wish = type === "application/json" ? name : `${name}Plain`;
    const inner = () => {
      const entries = Object.entries(schema as JsonObject).map(([key, each]) => {
        if (key !== "properties" || !isObject(each)) return [key, replace(each, wish)];
        return [
          key,
          Object.fromEntries(
            Object.entries(each).map(([field, one]) => [field, replace(one, wish + nameOf(field))]),
          ),
        ];
      });
      return Object.fromEntries(entries) as JsonObject;
    };
    return [type, { schema: nameComponent(wish, JSON.stringify(schema), inner), ...rest }];
  });
  return response.content === undefined ? value : { ...response, content: Object.fromEntries(content) };
}
