import { z } from "zod";
import { allEndpoints } from "./contract.ts";
import { failSchema, successSchema } from "./endpoint.ts";
import type { EndpointDefinition } from "./endpoint.ts";

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

function parametersOf(endpoint: EndpointDefinition): Json[] {
  const parts = [
    ["path", endpoint.params],
    ["query", endpoint.query],
  ] as const;
  const parameters = parts.flatMap(([part, schema]) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: part,
      required: part === "path" || !(field as z.ZodType).safeParse(undefined).success,
      schema: schemaOf(field as z.ZodType, "input"),
    })),
  );
  if (endpoint.idempotent !== true) return parameters;
  return [
    ...parameters,
    { name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", maxLength: 100 } },
  ];
}

function describeAccess({ access }: EndpointDefinition): string {
  if (access.machine === "push") return "a machine with the push key";
  if (access.machine === "hook") return "a vendor with the secret of its webhook";
  if (!access.signedIn) return "anyone";
  const who = access.powers.length > 0 ? access.powers.join(" or ") : "any signed-in account";
  const also = access.also.length > 0 ? `, and also ${access.also.join(" or ")}` : "";
  const own = access.own.map(
    ({ field, by, unless }) =>
      `; ${field} must be the own ${by}${unless.length > 0 ? ` unless ${unless.join(" or ")}` : ""}`,
  );
  const related = access.related.map(
    ({ param, relations, unless }) =>
      `; must be ${relations.join(" or ")} by ${param}${unless.length > 0 ? ` unless ${unless.join(" or ")}` : ""}`,
  );
  return who + also + own.join("") + related.join("");
}

const json = (description: string, schema: Json) => ({
  description,
  content: { "application/json": { schema } },
});

const failure = { $ref: "#/components/schemas/Fail" };

const securityOf = ({ access }: EndpointDefinition): Record<string, never[]>[] => {
  if (access.machine !== null) return [{ [access.machine === "push" ? "key" : "hook"]: [] }];
  return access.signedIn ? [{ session: [] }] : [];
};

function operationOf(endpoint: EndpointDefinition): Json {
  const done =
    endpoint.kind === "events"
      ? {
          description: "Server-sent events",
          content: { "text/event-stream": { schema: { type: "string" } } },
        }
      : json("Done", schemaOf(successSchema(endpoint.reply), "output"));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `Who: ${describeAccess(endpoint)}.`,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(endpoint.body
      ? { requestBody: { required: true, ...json("", schemaOf(endpoint.body, "input")) } }
      : {}),
    responses: {
      200: done,
      201: json("Understood but refused by a rule of the business", failure),
      default: json("Any other failure", failure),
    },
  };
}

/** OpenAPI 3.1 of the whole contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of allEndpoints)
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  return {
    openapi: "3.1.0",
    info: { title: "Teamwright", version: "1" },
    paths,
    components: {
      schemas: { Fail: schemaOf(failSchema, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        key: { type: "http", scheme: "bearer" },
        hook: { type: "apiKey", in: "header", name: "x-hook-secret" },
      },
    },
  };
}
