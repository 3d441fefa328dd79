import { nameDescriptions } from "./descriptions/names.ts";
import { objectDescriptions } from "./descriptions/documents.ts";
import { nameValues } from "./descriptions/values.ts";
import type { JsonObject } from "./descriptions/values.ts";

/** Texts of fields by name, or by `parent.name` where the object that holds the field decides its meaning. */
export type FieldTexts = Readonly<Record<string, string>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The text of an object's field. `texts` are those of the calls in which the object is, and win. */
function textOf(name: string, parent: string, fields: JsonObject, texts: FieldTexts): string | undefined {
  const path = `${parent}.${name}`;
  const ofObject = objectDescriptions.find(
    (table) => Object.hasOwn(table, name) && Object.keys(table).every((key) => Object.hasOwn(fields, key)),
  );
  return texts[path] ?? ofObject?.[name] ?? texts[name] ?? nameDescriptions[path] ?? nameDescriptions[name];
}

/** The description and the names of the values of one field, which is called `name` in the object `parent`. */
export function describeField(
  field: JsonObject,
  { name, parent, fields, texts }: { name: string; parent: string; fields: JsonObject; texts: FieldTexts },
): JsonObject {
  const inner = nameValues(describe(field, name, texts), name, parent);
  const description = inner["description"] ?? textOf(name, parent, fields, texts);
  return description === undefined ? inner : { ...inner, description };
}

function describe(schema: JsonObject, parent: string, texts: FieldTexts): JsonObject {
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === "properties" && isObject(value))
      return [
        key,
        Object.fromEntries(
          Object.entries(value).map(([name, field]) => [
            name,
            describeField(field as JsonObject, { name, parent, fields: value, texts }),
          ]),
        ),
      ];
    if (Array.isArray(value))
      return [key, value.map((each: unknown) => (isObject(each) ? describe(each, parent, texts) : each))];
    return [key, isObject(value) ? describe(value, parent, texts) : value];
  });
  return Object.fromEntries(entries) as JsonObject;
}

/**
 * A JSON Schema with the meaning of every field. The texts are not in the schemas of zod, because the web application
 * loads these (docs/decisions/058-descriptions-beside-schemas.md). `place` stands for the object that holds the outermost
 * fields: body, reply, path or query.
 */
export const describeFields = (schema: object, texts: FieldTexts = {}, place = ""): JsonObject =>
  describe(schema as JsonObject, place, texts);
