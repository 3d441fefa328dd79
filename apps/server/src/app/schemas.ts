import { dataFileSchema } from "@teamwright/contract/data-file";
import { dataFileTexts, webhookMessageTexts } from "@teamwright/contract/descriptions/own-data";
import { describeFields } from "@teamwright/contract/field-descriptions";
import type { FieldTexts } from "@teamwright/contract/field-descriptions";
import { webhookMessage } from "@teamwright/contract";
import { generationResultSchema, matchDetailSchema, strategySchema } from "@teamwright/domain";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { matchDocumentSchema } from "#modules/match-model/public.ts";
import { refused } from "#http/answer.ts";
import { sendRefusal } from "#http/sending/send.ts";
import { noteStart } from "#http/observation/metrics.ts";
import { once } from "./once.ts";

/** The documents that other programs read and write, by the name of their schema. */
const documents = {
  match: { schema: matchDetailSchema, title: "Match detail" },
  strategy: { schema: strategySchema, title: "Strategy document" },
  teams: { schema: generationResultSchema, title: "Result of generate" },
  data: { schema: dataFileSchema, title: "All data of a person", texts: dataFileTexts },
  feed: { schema: matchDocumentSchema, title: "Match of a feed or an import" },
  webhook: { schema: webhookMessage(), title: "Message of a webhook", texts: webhookMessageTexts },
} as const;

interface SchemaDocument {
  readonly schema: z.core.$ZodType;
  readonly title: string;
  /** What its fields mean where the names alone do not tell. */
  readonly texts?: FieldTexts;
}

const isName = (name: string): name is keyof typeof documents => Object.hasOwn(documents, name);

/** JSON Schema 2020-12 of a document as somebody writes it: fields with a default may be absent. */
export function documentSchema(name: keyof typeof documents): object {
  const { schema, title, texts = {} }: SchemaDocument = documents[name];
  return {
    $id: `urn:teamwright:schema:${name}`,
    title,
    ...describeFields(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), texts, name),
  };
}

export const SCHEMA_NAMES = Object.keys(documents) as (keyof typeof documents)[];

const texts = {
  match: once(() => JSON.stringify(documentSchema("match"))),
  strategy: once(() => JSON.stringify(documentSchema("strategy"))),
  teams: once(() => JSON.stringify(documentSchema("teams"))),
  data: once(() => JSON.stringify(documentSchema("data"))),
  feed: once(() => JSON.stringify(documentSchema("feed"))),
  webhook: once(() => JSON.stringify(documentSchema("webhook"))),
} satisfies Record<keyof typeof documents, () => string>;

export function addSchemas(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    "/api/schemas/:file",
    { onRequest: noteStart, config: { infrastructure: "schemas" } },
    async (request, reply) => {
      const name = /^(\w+)\.json$/.exec(request.params.file)?.[1] ?? "";
      if (!isName(name)) return sendRefusal(reply, refused("not_found"));
      return reply
        .type("application/schema+json; charset=utf-8")
        .header("cache-control", "public, max-age=300")
        .send(texts[name]());
    },
  );
}
