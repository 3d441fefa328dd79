import { errors } from "@teamwright/domain";
import * as z from "zod/mini";
import { allEndpoints } from "./contract.ts";
import { customerPowers } from "./access.ts";
import { failSchema, isEndpoint, successSchema } from "./endpoint.ts";
import { endpointExamples, webhookExample } from "./openapi-examples.ts";
import { callTexts } from "./descriptions/calls/calls.ts";
import { webhookMessageTexts } from "./descriptions/calls/own-data.ts";
import { describeField, describeFields } from "./field-descriptions.ts";
import type { FieldTexts } from "./field-descriptions.ts";
import { tagDescriptions } from "./descriptions/tags.ts";
import { serverEvents } from "./resources/events.ts";
import { webhookMessage } from "./resources/webhooks.ts";
import { refusalsOf } from "./refusals.ts";
import { VERSION } from "./version.ts";
import { liftDefinitions, nameComponents } from "./openapi-components.ts";
import { contract } from "./contract.ts";
import type { EndpointDefinition } from "./endpoint.ts";
import type { JsonObject } from "./descriptions/values.ts";

/** `texts` are those of the resource; `place` is where the fields are: body, reply, path or query. */
const schemaOf = (
  schema: z.ZodMiniType,
  io: "input" | "output",
  { texts, place }: { texts?: FieldTexts | undefined; place?: string } = {},
): JsonObject => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return describeFields(rest, texts, place);
};

/** Every endpoint's tag is its resource. */
const tags = new Map(
  Object.entries(contract).flatMap(([tag, entry]) =>
    (isEndpoint(entry) ? [entry] : Object.values(entry)).map(
      (each) => [each as EndpointDefinition, tag as keyof typeof contract] as const,
    ),
  ),
);

const idempotencyKey = z.optional(z.string().check(z.maxLength(100)));

/** The texts of the fields of a call. */
const textsOf = (endpoint: EndpointDefinition): FieldTexts => callTexts[tags.get(endpoint)!] ?? {};

const exampleOf = ({ name }: EndpointDefinition, place: "path" | "query" | "header") => {
  const { params, query } = endpointExamples[name] ?? {};
  return { path: params ?? {}, query: query ?? {}, header: { "Idempotency-Key": "5f1c0a52-1" } }[
    place
  ] as JsonObject;
};

function parametersOf(endpoint: EndpointDefinition): JsonObject[] {
  const parts = [
    ["path", endpoint.params?.shape ?? {}],
    ["query", endpoint.query?.shape ?? {}],
    ["header", endpoint.idempotent === true ? { "Idempotency-Key": idempotencyKey } : {}],
  ] as const;
  return parts.flatMap(([place, fields]) =>
    Object.entries(fields as Readonly<Record<string, z.ZodMiniType>>).map(([name, field]) => {
      const { description, ...schema } = describeField(schemaOf(field, "input"), {
        name,
        parent: place,
        fields,
        texts: textsOf(endpoint),
      });
      const example = exampleOf(endpoint, place)[name];
      return {
        name,
        in: place,
        required: place === "path" || !field.safeParse(undefined).success,
        description,
        schema,
        ...(example === undefined ? {} : { example }),
      };
    }),
  );
}

function describeAccess({ access }: EndpointDefinition): string {
  if (access.machine === "push") return "a machine with the push key";
  if (access.machine === "hook") return "a vendor with the secret of its webhook";
  if (!access.signedIn) return "anyone";
  const callers = access.powers.length > 0 ? access.powers.join(" or ") : "any signed-in account";
  const also = access.also.length > 0 ? `, and also ${access.also.join(" or ")}` : "";
  const ownRules = access.own.map(
    ({ field, by, unless }) =>
      `; ${field} must be the own ${by}${unless.length > 0 ? ` unless ${unless.join(" or ")}` : ""}`,
  );
  const relatedRules = access.related.map(
    ({ param, relations, unless }) =>
      `; must be ${relations.join(" or ")} by ${param}${unless.length > 0 ? ` unless ${unless.join(" or ")}` : ""}`,
  );
  return callers + also + ownRules.join("") + relatedRules.join("");
}

const json = (description: string, schema: JsonObject, example?: unknown) => ({
  description,
  content: { "application/json": { schema, ...(example === undefined ? {} : { example }) } },
});

const refusal = (name: "Refused" | "NotSignedIn" | "Failed") => ({ $ref: `#/components/responses/${name}` });

const failContent = { "application/json": { schema: { $ref: "#/components/schemas/Fail" } } };
const problemContent = {
  "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
};

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int().check(z.minimum(400), z.maximum(599)),
  detail: z.string(),
  code: z.string(),
  field: z.optional(z.string()),
});

const problemTexts: FieldTexts = {
  type: "Kind of the problem: `urn:teamwright:problem:` and the code.",
  title: "The refusal in English words.",
  status: "HTTP status of the reply.",
  detail: "The same with what it is about in this call.",
};

const securityOf = ({ access }: EndpointDefinition): Record<string, never[]>[] => {
  if (access.machine !== null) return [{ [access.machine === "push" ? "pushKey" : "hook"]: [] }];
  if (!access.signedIn) return [];
  return access.keys ? [{ session: [] }, { apiKey: [] }] : [{ session: [] }];
};

/** The scopes that an API key needs for the call. */
function describeKeys({ access, method, reads }: EndpointDefinition): string {
  if (access.machine !== null) return "";
  if (!access.keys) return " No API key may do this.";
  const scope = method === "GET" || reads === true ? "read" : "write";
  const staff = [access.powers, access.also].some(
    (powers) => powers.length > 0 && !powers.some((power) => customerPowers.includes(power)),
  );
  return access.signedIn ? ` API keys: ${staff ? `${scope} and staff` : scope}.` : "";
}

const EVENTS_EXAMPLE =
  'id: 1795600800000-1\nevent: lineups\ndata: {"matchId":"sample-1","sport":"cricket"}\n\n';

function operationOf(endpoint: EndpointDefinition): JsonObject {
  const texts = textsOf(endpoint);
  const example = endpointExamples[endpoint.name];
  const successes =
    endpoint.kind === "events"
      ? {
          description:
            "Server-sent events. `x-events` has the types: `event` is the name of one, `data` is JSON of its schema.",
          content: { "text/event-stream": { schema: { type: "string" }, example: EVENTS_EXAMPLE } },
          "x-events": Object.fromEntries(
            Object.entries(serverEvents).map(([name, data]) => [name, schemaOf(data, "output", { texts })]),
          ),
        }
      : json(
          "Done",
          schemaOf(successSchema(endpoint.reply), "output", { texts, place: "reply" }),
          example?.reply,
        );
  const plain = endpoint.plainReply && {
    "application/json; sealed=no": {
      schema: schemaOf(successSchema(endpoint.plainReply), "output", { texts, place: "reply" }),
    },
  };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [tags.get(endpoint)],
    description: `Who: ${describeAccess(endpoint)}.${describeKeys(endpoint)}`,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(endpoint.bytes === true
      ? { requestBody: { required: true, content: { "application/octet-stream": {} } } }
      : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            ...json("", schemaOf(endpoint.body, "input", { texts, place: "body" }), example?.body),
          },
        }
      : {}),
    responses: {
      200: plain === undefined ? successes : { ...successes, content: { ...successes.content, ...plain } },
      ...refusalResponses(endpoint),
      default: refusal("Failed"),
    },
    "x-refusals": refusalsOf(endpoint),
  };
}

/** The codes of a call's refusals by their status, which is that of a problem where it is not 201. */
function refusalResponses(endpoint: EndpointDefinition): JsonObject {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        ...refusal(status === 201 ? "Refused" : status === 401 ? "NotSignedIn" : "Failed"),
        description: `Refused: ${codes.map((code) => `\`${code}\``).join(", ")}.`,
      },
    ]),
  );
}

/** The messages of webhooks by their type. */
const webhookOperations = (): JsonObject =>
  Object.fromEntries(
    webhookMessage().def.options.map((message) => {
      const [type = ""] = message.shape.type.def.values;
      return [
        type,
        {
          post: {
            operationId: `webhook.${type}`,
            summary: `The message of ${type}.`,
            tags: ["webhooks"],
            parameters: ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => ({
              name,
              in: "header",
              required: true,
              schema: { type: "string" },
            })),
            requestBody: {
              required: true,
              ...json("", schemaOf(message, "output", { texts: webhookMessageTexts }), webhookExample(type)),
            },
            responses: { "2XX": { description: "Taken. Any other answer is tried again for a day." } },
            security: [],
          },
        },
      ];
    }),
  );

/** OpenAPI 3.1 of the whole contract. `server` is the address of this installation. */
export function openApiDocument(server = "/"): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const endpoint of allEndpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  const definitions: Record<string, unknown> = {};
  const { paths: namedPaths, schemas } = nameComponents(
    liftDefinitions(paths, definitions) as Record<string, Record<string, JsonObject>>,
  );
  return {
    openapi: "3.1.0",
    info: {
      title: "Teamwright",
      version: VERSION,
      license: { name: "No licence is granted yet", identifier: "LicenseRef-none" },
      description:
        "A success is 200. A call that a rule of the business refuses is 201 with `status: fail`, or with `Accept: application/problem+json` a problem of RFC 9457 with a status of 4xx.",
    },
    servers: [{ url: server }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths: namedPaths,
    webhooks: webhookOperations(),
    components: {
      schemas: {
        Fail: schemaOf(failSchema, "output"),
        Problem: schemaOf(problemSchema, "output", { texts: problemTexts }),
        ...definitions,
        ...schemas,
      },
      responses: {
        Refused: {
          description: "Understood but refused by a rule of the business; as a problem it has 4xx",
          content: failContent,
        },
        NotSignedIn: {
          description: "No session and no API key, or one that ended",
          headers: {
            "WWW-Authenticate": { description: "How to sign in: `Bearer`", schema: { type: "string" } },
          },
          content: { ...failContent, ...problemContent },
        },
        Failed: { description: "Any other failure", content: { ...failContent, ...problemContent } },
      },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        apiKey: { type: "http", scheme: "bearer", description: "A key of the profile page: tw_..." },
        pushKey: { type: "http", scheme: "bearer", description: "The key of feed pushes" },
        hook: {
          type: "apiKey",
          in: "header",
          name: "x-hook-secret",
          description:
            "The secret alone, while the operator allows it. Better: `webhook-id`, `webhook-timestamp` and `webhook-signature` of Standard Webhooks.",
        },
      },
    },
  };
}
