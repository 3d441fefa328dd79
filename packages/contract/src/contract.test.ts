import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { open } from "./access.ts";
import { allEndpoints } from "./contract.ts";
import { endpoint } from "./endpoint.ts";
import { NUMBER_NAMES } from "./number-header.ts";

interface JsonSchema {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** Visits the numbers of a JSON schema, without those that are one of given values. */
function walkNumbers(
  schema: JsonSchema,
  path: string,
  visit: (schema: JsonSchema, path: string) => void,
): void {
  const isNumber = schema.type === "integer" || schema.type === "number";
  if (isNumber && schema.enum === undefined && schema.const === undefined) visit(schema, path);
  for (const choice of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) walkNumbers(choice, path, visit);
  if (schema.items) walkNumbers(schema.items, path, visit);
  for (const [field, inner] of Object.entries(schema.properties ?? {}))
    walkNumbers(inner, `${path}.${field}`, visit);
}

describe("the contract", () => {
  test("names and method-path pairs are unique", () => {
    const names = allEndpoints.map(({ name }) => name);
    const routes = allEndpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(routes).size).toBe(routes.length);
  });

  test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s: path parameters and own values exist in its schemas",
    (_, endpoint) => {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
      expect(Object.keys(endpoint.params?.shape ?? {}).toSorted()).toEqual(inPath);
      for (const { in: part, field } of endpoint.access.own) {
        const schema = endpoint[part];
        expect(Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})).toContain(field);
      }
    },
  );

  // A number that no column takes would be an error of the server instead of the caller's.
  const beyondInt32 = new Set(["sync.list query.after", "prime.post body.seed", "groups.post body.seed"]);

  test.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s: every number that it takes has bounds, of 32 bits but for named ones",
    (name, endpoint) => {
      const open: string[] = [];
      for (const part of ["params", "query", "body"] as const) {
        const schema = endpoint[part];
        if (schema === undefined) continue;
        const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
        walkNumbers(json as JsonSchema, `${name} ${part}`, ({ minimum, maximum }, path) => {
          const bound = Math.max(Math.abs(minimum ?? Infinity), Math.abs(maximum ?? Infinity));
          if (bound > (beyondInt32.has(path) ? Number.MAX_SAFE_INTEGER : 2 ** 31)) open.push(path);
        });
      }
      expect(open).toEqual([]);
    },
  );

  test("creating calls that are not GET may be idempotent, GET never", () => {
    for (const endpoint of allEndpoints.filter(({ idempotent }) => idempotent))
      expect(endpoint.method).not.toBe("GET");
  });
});

describe("an endpoint", () => {
  test("makes a schema when it is first asked for, and once", () => {
    const calls: string[] = [];
    const call = endpoint({
      name: "test.call",
      method: "POST",
      path: "/api/test",
      summary: "",
      access: open,
      body: () => {
        calls.push("body");
        return z.object({ asked: z.boolean() });
      },
      reply: () => {
        calls.push("reply");
        return { data: z.string() };
      },
    });
    expect(calls).toEqual([]);
    expect(call.body.parse({ asked: true })).toEqual({ asked: true });
    expect(call.body).toBe(call.body);
    expect(calls).toEqual(["body"]);
    expect("query" in call).toBe(false);
  });
});

test("a phone number of an address has a name by which a header takes its place", () => {
  const isNumber = (schema: z.ZodMiniType) =>
    schema.safeParse("9000000001").success && !schema.safeParse("900000000").success;
  const names = allEndpoints
    .flatMap(({ params, query }) => [params, query])
    .flatMap((fields) => (fields instanceof z.ZodMiniObject ? Object.entries(fields.shape) : []))
    .filter(([, field]) => isNumber(field as z.ZodMiniType))
    .map(([name]) => name);
  expect(new Set(names)).toEqual(new Set(NUMBER_NAMES));
});
