import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { operationRoutes } from "./api/index.ts";
import { problems } from "./problem.ts";
import { startPartner } from "./testing/partner.ts";
import type { Partner, Reply } from "./testing/partner.ts";
import { sampleTeams } from "./testing/sample-matches.ts";
import type { SamplePlayer } from "./testing/sample-matches.ts";

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: { readonly "application/json": { readonly schema: object } } }>
  >;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const file = new URL("../../../docs/provider-protocol.openapi.json", import.meta.url);
const description = JSON.parse(readFileSync(file, "utf8")) as Description;

/** The schema with every reference replaced by its target. */
function resolveSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(resolveSchema);
  if (typeof schema !== "object" || schema === null) return schema;
  if ("$ref" in schema) {
    const name = String(schema.$ref).split("/").at(-1) ?? "";
    return resolveSchema(description.components.schemas[name]);
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolveSchema(value)]));
}

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function expectDescribed(id: string, { status, body }: Reply): void {
  const { operation } = operations.find((one) => one.operation.operationId === id)!;
  const reply = operation.responses[String(status)];
  expect(reply, `${id} answers ${status}`).toBeDefined();
  const schema = reply?.content?.["application/json"].schema;
  if (schema !== undefined) z.fromJSONSchema(resolveSchema(schema) as never).parse(body);
}

let partner: Partner;
beforeAll(async () => {
  partner = await startPartner();
});
afterAll(() => partner.close());

describe("the protocol's description", () => {
  it("lists the operations that the sandbox answers, at their paths", () => {
    const describedPaths = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    );
    const answeredPaths = operationRoutes.map(
      ({ operation, method, path }) =>
        `${operation} ${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, "{$1}")}`,
    );
    expect(answeredPaths.toSorted()).toEqual(describedPaths.toSorted());
  });

  it("describes every reply of a whole transfer", async () => {
    const mobile = "9000000001";
    expectDescribed(
      "request_code",
      await partner.call("dream11", "POST", "/codes", { body: { mobile_number: mobile } }),
    );
    const { body } = await partner.send("GET", `/control/codes?mobile=${mobile}`);
    const code = (body["codes"] as { code: string }[]).at(-1)?.code;
    const session = await partner.call("dream11", "POST", "/sessions", {
      body: { mobile_number: mobile, code },
    });
    expectDescribed("create_session", session);
    const token = String(session.body["token"]);
    expectDescribed("read_session", await partner.call("dream11", "GET", "/session", { token }));
    const matches = await partner.call("dream11", "GET", "/matches", { token });
    expectDescribed("list_matches", matches);
    const match = `/matches/${(matches.body["matches"] as { id: string }[])[0]?.id}`;
    const players = await partner.call("dream11", "GET", `${match}/players`, { token });
    expectDescribed("list_players", players);
    const [first, second] = sampleTeams(players.body["players"] as SamplePlayer[], 2);
    const change = (method: string, path: string, team: unknown, key: string) =>
      partner.call("dream11", method, match + path, { token, key, body: team });
    const addReply = await change("POST", "/teams", first, "1");
    expectDescribed("add_team", addReply);
    expectDescribed("edit_team", await change("PUT", `/teams/${String(addReply.body["id"])}`, second, "2"));
    expectDescribed("list_teams", await partner.call("dream11", "GET", `${match}/teams`, { token }));
    expectDescribed("create_link", await change("POST", "/links", first, "3"));
    expectDescribed("revoke_session", await partner.call("dream11", "DELETE", "/session", { token }));
  });

  it("lists every code of a refusal", () => {
    const schema = resolveSchema(description.components.schemas["Problem"]) as {
      properties: { error: { properties: { code: { enum: string[] } } } };
    };
    expect(schema.properties.error.properties.code.enum.toSorted()).toEqual(Object.keys(problems).toSorted());
  });
});
