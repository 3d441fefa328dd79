import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { z } from "zod";
import { looksLikeJson } from "../files.ts";
import { readCsvTable } from "../import/csv-table.ts";
import type { FeedFile } from "../port.ts";
import type { FeedProblem } from "#modules/match-model/public.ts";
import { fieldName, reasonOf } from "#modules/match-model/public.ts";

const isOptional = (schema: z.ZodObject, name: string): boolean =>
  schema.shape[name]?.safeParse(undefined).success === true;

/** The rows of the only CSV among the files with these columns, each parsed by the schema. `tableName` names it in a problem. */
export function findTable<Schema extends z.ZodObject>(
  files: readonly FeedFile[],
  schema: Schema,
  tableName = "the table",
): Outcome<readonly z.output<Schema>[], readonly FeedProblem[]> {
  const requiredColumns = Object.keys(schema.shape).filter((name) => !isOptional(schema, name));
  for (const file of files.filter((candidate) => !looksLikeJson(candidate))) {
    const table = readCsvTable(file);
    if (!table.ok) return table;
    if (!requiredColumns.every((column) => table.value.columns.includes(column))) continue;
    const problems: FeedProblem[] = [];
    const rows = table.value.rows.flatMap(({ row, cells }) => {
      const result = schema.safeParse(Object.fromEntries(cells), { error: reasonOf });
      if (result.success) return [result.data];
      for (const issue of result.error.issues)
        problems.push({ file: file.name, row, field: fieldName(issue.path), reason: issue.message });
      return [];
    });
    return problems.length > 0 ? fail(problems) : succeed(rows);
  }
  const reason = `${tableName} is missing: no CSV has the columns ${requiredColumns.join(", ")}`;
  return fail([{ file: files[0]?.name ?? "import", reason }]);
}

export const whole = z
  .string()
  .regex(/^-?\d+$/, "must be a whole number")
  .transform(Number);
export const decimal = z
  .string()
  .regex(/^(-?\d+(\.\d+)?)?$/, "must be a number")
  .transform(Number);
