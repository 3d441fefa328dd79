import type { ZodMiniType } from "zod/mini";

/** A form's field errors: the message of each invalid field. */
export type FieldErrors<Field extends string> = { readonly [Name in Field]?: string };

/**
 * The fields that the contract's schema refuses, each with the form's message, in the order of the messages. The schema
 * decides whether a field is valid; the messages are the specification's, which has one for each field.
 */
export const contractErrors = <Field extends string>(
  schema: ZodMiniType,
  body: unknown,
  messages: Readonly<Record<Field, string>>,
): FieldErrors<Field> => {
  const issues = schema.safeParse(body).error?.issues ?? [];
  const refusedFields = new Set(issues.map(({ path: [field] }) => field));
  const entries = Object.entries(messages).filter(([field]) => refusedFields.has(field));
  return Object.fromEntries(entries) as FieldErrors<Field>;
};
