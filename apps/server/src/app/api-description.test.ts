import { allEndpoints, openApiDocument, successSchema, webhookMessage } from "@teamwright/contract";
import { endpointExamples, webhookExample } from "@teamwright/contract/openapi-examples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { documentSchema, SCHEMA_NAMES } from "./schemas.ts";

/** A stream ends in no reply; its example is one event. */
const callable = allEndpoints.filter(({ kind }) => kind !== "events");

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ API_DOCS: "1" });
});
afterAll(() => server.close());

describe("the description of the calls", () => {
  const text = JSON.stringify(openApiDocument());

  test("every name that it refers to exists, and bodies and replies have names", () => {
    const { components } = openApiDocument() as {
      components: { schemas: Record<string, unknown>; responses: Record<string, unknown> };
    };
    const referredNames = [...text.matchAll(/"#\/components\/(schemas|responses)\/(\w+)"/g)];
    for (const [, kind, name] of referredNames)
      expect(components[kind as "schemas"], `${kind} ${name}`).toHaveProperty(name!);
    expect(components.schemas).toHaveProperty("AuthLoginRequest");
    expect(components.schemas).toHaveProperty("AuthLoginReply");
    expect(Object.keys(components.schemas).filter((name) => /Reply\d$/.test(name))).toEqual([]);
  });

  test("matches have their plain reply beside the envelope", () => {
    const { paths, components } = openApiDocument() as Node & {
      paths: Record<string, { get: { responses: { 200: { content: Node } } } }>;
      components: { schemas: Node };
    };
    const { content } = paths["/api/fantasy/match/{id}"]!.get.responses[200];
    expect(content["application/json; sealed=no"]).toEqual({
      schema: { $ref: "#/components/schemas/MatchesGetReplyPlain" },
    });
    expect(JSON.stringify(components.schemas["MatchesGetReplyPlain"])).toContain("left_team_players");
  });

  test("every call has a tag, and an address where it is", async () => {
    const reply = (await server.app.inject("/api/openapi.json")).json<{
      servers: unknown;
      tags: { name: string }[];
      paths: Record<string, Record<string, { tags: string[] }>>;
    }>();
    expect(reply.servers).toEqual([{ url: "/" }]);
    const knownTags = reply.tags.map(({ name }) => name);
    for (const methods of Object.values(reply.paths))
      for (const { tags } of Object.values(methods)) expect(knownTags).toEqual(expect.arrayContaining(tags));
  });

  test.each(callable)("$name has an example that its schemas accept", (endpoint) => {
    const { params, query, body, reply } = endpointExamples[endpoint.name] ?? {};
    expect(endpoint.params?.safeParse(params).error).toBeUndefined();
    expect(endpoint.query?.safeParse(query ?? {}).error).toBeUndefined();
    expect(endpoint.body?.safeParse(body).error).toBeUndefined();
    expect(successSchema(endpoint.reply).safeParse(reply).error).toBeUndefined();
  });

  test.each(webhookMessage().def.options.flatMap(({ shape }) => shape.type.def.values))(
    "the message of %s has an example that its schema accepts",
    (type) => {
      expect(webhookMessage().safeParse(webhookExample(type)).error).toBeUndefined();
    },
  );

  test("no example is of an endpoint that is gone", () => {
    const names = callable.map(({ name }) => name);
    expect(Object.keys(endpointExamples).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe("the page of the calls", () => {
  test("names every call, runs no script and asks no other host", async () => {
    const reply = await server.app.inject("/api/docs");
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+';/,
    );
    for (const { name } of allEndpoints) expect(reply.payload).toContain(`id="${name}"`);
    expect(reply.payload).not.toMatch(/<script|<link|@import|url\(|\ssrc(set)?=/);
    const addresses = [...reply.payload.matchAll(/\s(?:href|action)="([^"]*)"/g)].map(([, to]) => to);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((to) => !/^(#|\/(?!\/))/.test(to ?? ""))).toEqual([]);
  });

  test("is not there without the setting", async () => {
    const other = await startTestApp();
    const { statusCode } = await other.app.inject("/api/docs");
    await other.close();
    expect(statusCode).toBe(404);
  });
});

test.each(SCHEMA_NAMES)("the schema of %s is served, and is one that zod reads again", async (name) => {
  const reply = await server.app.inject(`/api/schemas/${name}.json`);
  expect(reply.headers["content-type"]).toContain("application/schema+json");
  expect(reply.json()).toEqual(JSON.parse(JSON.stringify(documentSchema(name))));
  expect(reply.json()).toMatchObject({ $schema: "https://json-schema.org/draft/2020-12/schema" });
  expect(() => z.fromJSONSchema(reply.json())).not.toThrow();
});

test("the schemas say whether an unmet minimum difference is proven", async () => {
  const fieldOf = async (name: string, field: string): Promise<string> => {
    const schema = (await server.app.inject(`/api/schemas/${name}.json`)).json() as DescribedSchema;
    return schema.properties[field]?.description ?? "";
  };
  const proofPattern = /too-alike.* proven.*at most `values\.teams` teams.*not-proven.*more may exist/;
  expect(await fieldOf("strategy", "min_difference")).toMatch(proofPattern);
  expect(await fieldOf("teams", "shortfalls")).toMatch(proofPattern);
});

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly description?: string }[];
}
type Node = { readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** All fields of the objects of a document, and those without a description; a reference has that of its target. */
function fieldsOf(document: Node): { all: string[]; bare: string[] } {
  const calledNames = { all: [] as string[], bare: [] as string[] };
  const isDescribed = (field: unknown): boolean => {
    if (!isNode(field)) return false;
    if (typeof field["description"] === "string") return true;
    const name = /^#\/components\/schemas\/(\w+)$/.exec(String(field["$ref"]))?.[1];
    const components = document["components"] as { schemas: Node } | undefined;
    return name !== undefined && isDescribed(components?.schemas[name]);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value) || Array.isArray(value)) return;
    const { properties, ...rest } = value;
    Object.values(rest).forEach(visit);
    if (!isNode(properties)) return;
    for (const [name, field] of Object.entries(properties)) {
      calledNames.all.push(name);
      if (!isDescribed(field)) calledNames.bare.push(name);
      visit(field);
    }
  };
  visit(document);
  return calledNames;
}

test.each(SCHEMA_NAMES)("every field of %s is described", (name) => {
  const { all, bare } = fieldsOf(documentSchema(name) as Node);
  expect(all.length).toBeGreaterThan(15);
  expect(bare).toEqual([]);
});

test("every field and parameter of the calls is described", () => {
  const document = openApiDocument() as Node & { paths: Record<string, Record<string, Operation>> };
  const { all, bare } = fieldsOf(document);
  expect(all.length).toBeGreaterThan(2000);
  expect(bare).toEqual([]);
  const parameters = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, parameters: each }) => each.map((one) => ({ ...one, operationId })));
  expect(parameters.filter(({ description }) => !description)).toEqual([]);
});

test("tags and webhooks are described, and a call without a session is told how to sign in", async () => {
  const { tags, webhooks } = openApiDocument() as { tags: { description: string }[]; webhooks: object };
  expect(tags.filter(({ description }) => description === "")).toEqual([]);
  expect(Object.keys(webhooks)).toContain("match.lineups");
  const refusal = await server.app.inject("/api/session/list");
  expect([refusal.statusCode, refusal.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
});

interface DescribedSchema {
  readonly properties: Readonly<Record<string, { readonly description?: string }>>;
}

test("a schema that does not exist is not found", async () => {
  for (const file of ["constructor.json", "match", "match.json.map"])
    expect((await server.app.inject(`/api/schemas/${file}`)).statusCode).toBe(404);
});
