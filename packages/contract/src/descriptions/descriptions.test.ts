import { generationResultSchema, strategySchema } from "@teamwright/domain";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { dataFileSchema } from "../data-file.ts";
import { describeFields } from "../field-descriptions.ts";
import { allEndpoints } from "../contract.ts";
import { openApiDocument } from "../openapi.ts";
import { callTexts } from "./calls/calls.ts";
import { dataFileTexts, webhookMessageTexts } from "./calls/own-data.ts";
import { objectDescriptions } from "./documents.ts";
import { nameDescriptions } from "./names.ts";
import { callRefusals } from "./refusals.ts";

const documentOf = (schema: z.ZodMiniType, texts = {}, place = "") =>
  describeFields(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), texts, place);

test("every description is of a field that exists", () => {
  const documents = JSON.stringify([
    openApiDocument(),
    documentOf(generationResultSchema),
    documentOf(dataFileSchema, dataFileTexts, "data"),
  ]);
  const tables = [
    ...Object.entries(callTexts),
    ["names", nameDescriptions],
    ["data file", dataFileTexts],
    ["webhook message", webhookMessageTexts],
    ...objectDescriptions.map((table) => ["object", table] as const),
  ] as const;
  const unusedEntries = tables.flatMap(([name, table]) =>
    Object.entries(table)
      .filter(([, text]) => !documents.includes(JSON.stringify(text)))
      .map(([field]) => `${name}: ${field}`),
  );
  expect(unusedEntries).toEqual([]);
});

test("every refusal is named once, of a call that exists", () => {
  const names = allEndpoints.map(({ name }) => name);
  expect(Object.keys(callRefusals).filter((name) => !names.includes(name))).toEqual([]);
  const repeatedRefusals = Object.entries(callRefusals).flatMap(([name, list]) =>
    list.filter((code, index) => list.indexOf(code) < index).map((code) => `${name}: ${code}`),
  );
  expect(repeatedRefusals).toEqual([]);
});

test("a description says more than the name", () => {
  const words = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  const restatements = Object.entries(nameDescriptions).filter(([name, text]) => words(text) === words(name));
  expect(restatements).toEqual([]);
});

test("fields of one name and one schema have the description of their own object", () => {
  const instant = z.iso.datetime();
  const schema = z.object({
    createdAt: instant,
    lastUsedAt: z.nullable(instant),
    rp: z.object({ id: z.string() }),
  });
  expect(documentOf(schema, { "rp.id": "Host name." })).toMatchObject({
    properties: {
      createdAt: { description: "When it was made, ISO 8601 in UTC." },
      lastUsedAt: {
        description: expect.stringContaining("null: never"),
        anyOf: [expect.not.objectContaining({ description: expect.anything() }), { type: "null" }],
      },
      rp: { properties: { id: { description: "Host name." } } },
    },
  });
});

test("numbers with a meaning have their names, and are the numbers of the schema", () => {
  expect(documentOf(strategySchema)).toMatchObject({
    properties: {
      sport: {
        type: "integer",
        oneOf: [
          { const: 0, title: "cricket" },
          { const: 1, title: "football" },
          { const: 2, title: "basketball" },
          { const: 3, title: "kabaddi" },
        ],
      },
      rules: {
        oneOf: [
          { const: 0, title: "all" },
          { const: 1, title: "old" },
        ],
      },
      percentage: { properties: { pattern: { oneOf: [{ const: 1 }, { const: 2 }] } } },
    },
  });
});

test("a number whose name is missing leaves the field as it was", () => {
  const weather = z.object({ weather: z.int().check(z.minimum(0), z.maximum(9)) });
  expect(documentOf(weather)).toMatchObject({
    properties: { weather: { type: "integer", minimum: 0, maximum: 9 } },
  });
});
