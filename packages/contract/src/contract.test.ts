import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { open } from "./access.ts";
import { allEndpoints } from "./contract.ts";
import { endpoint } from "./endpoint.ts";

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

  test("creating calls that are not GET may be idempotent, GET never", () => {
    for (const endpoint of allEndpoints.filter(({ idempotent }) => idempotent))
      expect(endpoint.method).not.toBe("GET");
  });
});

describe("an endpoint", () => {
  test("makes a schema when it is first asked for, and once", () => {
    const made: string[] = [];
    const call = endpoint({
      name: "test.call",
      method: "POST",
      path: "/api/test",
      summary: "",
      access: open,
      body: () => {
        made.push("body");
        return z.object({ asked: z.boolean() });
      },
      reply: () => {
        made.push("reply");
        return { data: z.string() };
      },
    });
    expect(made).toEqual([]);
    expect(call.body.parse({ asked: true })).toEqual({ asked: true });
    expect(call.body).toBe(call.body);
    expect(made).toEqual(["body"]);
    expect("query" in call).toBe(false);
  });
});
