import type { EndpointDefinition } from "@teamwright/contract";
import { endpointExamples } from "@teamwright/contract/openapi-examples";
import fc from "fast-check";
import { z } from "zod";

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values that a JSON schema allows, except for refinements such as trimming, which it does not contain. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  switch (schema.type) {
    case "object":
      return objectsOf(schema);
    case "array":
      return fc.array(schema.items ? valuesOf(schema.items) : fc.jsonValue(), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      });
    case "string":
      return stringsOf(schema);
    case "integer":
      return withExtremes(
        schema,
        fc.integer({
          min: Math.max(schema.minimum ?? -1000, -1e9),
          max: Math.min(schema.maximum ?? 1000, 1e9),
        }),
      );
    case "number":
      return withExtremes(
        schema,
        fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true }),
      );
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Sometimes the least or the greatest number that the schema allows: a column may hold less. */
function withExtremes({ minimum, maximum }: Schema, numbers: fc.Arbitrary<number>): fc.Arbitrary<number> {
  const extremes = [minimum, maximum].filter((bound) => bound !== undefined);
  return extremes.length === 0
    ? numbers
    : fc.oneof({ weight: 4, arbitrary: numbers }, { weight: 1, arbitrary: fc.constantFrom(...extremes) });
}

function objectsOf(schema: Schema): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const record = fc.record(Object.fromEntries(entries.map(([name, inner]) => [name, valuesOf(inner)])), {
    requiredKeys: entries.map(([name]) => name).filter((name) => schema.required?.includes(name)),
  });
  if (entries.length > 0 || typeof schema.additionalProperties !== "object") return record;
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), valuesOf(schema.additionalProperties), {
    maxKeys: 3,
  });
}

function stringsOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === "uuid") return fc.uuid({ version: 4 });
  if (schema.format === "date-time")
    return fc
      .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern), { maxLength: 40 });
  const minLength = schema.minLength ?? 0;
  return fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(schema.maxLength ?? 20, minLength + 20)),
  });
}

export interface EndpointInput {
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

const schemaOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

/**
 * Fields of a body whose rules a JSON schema cannot express, such as sections that are all required, are those of the
 * endpoint's example.
 */
function withRules({ name, body: schema }: EndpointDefinition, body: unknown): unknown {
  const { error } = schema!.safeParse(body);
  const example = endpointExamples[name]?.body as Readonly<Record<string, unknown>> | undefined;
  const refusedFields = error?.issues.map(({ path: [field] }) => String(field)) ?? [];
  return Object.assign({}, body, Object.fromEntries(refusedFields.map((field) => [field, example?.[field]])));
}

/** Input that the endpoint's schemas allow. */
export function inputsOf(endpoint: EndpointDefinition): fc.Arbitrary<EndpointInput> {
  const part = (schema: z.core.$ZodType | undefined) =>
    schema ? valuesOf(schemaOf(schema)) : fc.constant({});
  return fc.record({
    params: part(endpoint.params) as fc.Arbitrary<Record<string, string>>,
    query: part(endpoint.query) as fc.Arbitrary<Record<string, unknown>>,
    body: endpoint.body
      ? part(endpoint.body).map((body) => withRules(endpoint, body))
      : fc.constant(undefined),
  });
}

/** One such input, the same in every run. */
export const sampleInput = (endpoint: EndpointDefinition, seed: number): EndpointInput =>
  fc.sample(inputsOf(endpoint), { numRuns: 1, seed })[0]!;

/** A copy of what the endpoint's example sends. */
export function exampleInput({ name }: EndpointDefinition): EndpointInput {
  const { params = {}, query = {}, body } = endpointExamples[name] ?? {};
  return structuredClone({ params, query, body }) as EndpointInput;
}
