import type { z } from "zod";
import { Problem } from "../problem.ts";

/** Parses input; throws `invalid_request` with the first invalid field. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".") ?? "";
  throw new Problem(
    "invalid_request",
    `${field === "" ? "The body" : field}: ${issue?.message ?? "is wrong"}`,
    {
      details: { field },
    },
  );
}
