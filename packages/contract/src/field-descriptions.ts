import type * as z from "zod/mini";
import { nameDescriptions } from "./descriptions/names.ts";
import { objectDescriptions } from "./descriptions/documents.ts";

/**
 * Adds descriptions to the fields of an object: an `override` of `z.toJSONSchema`. They are not in the schemas, because
 * the web application loads these (docs/decisions/058-descriptions-beside-schemas.md).
 */
export function describeFields({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const properties = Object.entries(jsonSchema.properties ?? {});
  const ofObject = objectDescriptions.find((table) =>
    properties.every(([name]) => Object.hasOwn(table, name)),
  );
  for (const [name, field] of properties) {
    const description = ofObject?.[name] ?? nameDescriptions[name];
    if (typeof field === "object" && description !== undefined) field.description ??= description;
  }
}
