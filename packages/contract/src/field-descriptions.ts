import type * as z from "zod/mini";

/** What a schema's types do not say about a field, by its name. */
const descriptions: Readonly<Record<string, string>> = {
  min_difference:
    "Any two teams differ in at least this many players. Where fewer teams than asked are made, the shortfall of min_difference says why: too-alike, it is proven that at most `values.teams` teams can differ so much; not-proven, no more were found, and more may exist.",
  shortfalls:
    "Bounds on the set that were met in part, each with its reason. For min_difference: too-alike is proven, at most `values.teams` teams can differ so much; not-proven is the end of a search, more may exist.",
};

/** Adds the descriptions to the fields of an object: an `override` of `z.toJSONSchema`. */
export function describeFields({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const [name, description] of Object.entries(descriptions)) {
    const field = jsonSchema.properties?.[name];
    if (typeof field === "object") field.description ??= description;
  }
}
