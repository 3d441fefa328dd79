import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { z } from "zod";
import { readCsvTable } from "../import/csv-table.ts";
import { looksLikeJson } from "../import/adapter.ts";
import type { FeedFile, FeedMatch, FeedProblem } from "../port.ts";
import { fieldName, readDocument } from "../read-document.ts";

/** The rows of the one CSV among the files that has these columns, each parsed by the schema. */
export function findTable<Schema extends z.ZodObject>(
  files: readonly FeedFile[],
  schema: Schema,
): Outcome<readonly z.output<Schema>[], readonly FeedProblem[]> {
  const wanted = Object.keys(schema.shape);
  for (const file of files.filter((candidate) => !looksLikeJson(candidate))) {
    const table = readCsvTable(file);
    if (!table.ok) return fail([table.error]);
    if (!wanted.every((column) => table.value.columns.includes(column))) continue;
    const problems: FeedProblem[] = [];
    const rows = table.value.rows.flatMap(({ row, cells }) => {
      const parsed = schema.safeParse(Object.fromEntries(cells));
      if (parsed.success) return [parsed.data];
      for (const issue of parsed.error.issues)
        problems.push({ file: file.name, row, field: fieldName(issue.path), reason: issue.message });
      return [];
    });
    return problems.length > 0 ? fail(problems) : succeed(rows);
  }
  const reason = `no file has the columns ${wanted.join(", ")}`;
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

/** Documents made by a recipe, read as if a file had held them. */
export function readDocuments(
  documents: readonly unknown[],
  file: string,
): Outcome<readonly FeedMatch[], readonly FeedProblem[]> {
  const matches: FeedMatch[] = [];
  const problems: FeedProblem[] = [];
  for (const document of documents) {
    const read = readDocument(document, (path) => ({ file, field: fieldName(path) }));
    if (read.ok) matches.push(read.value);
    else problems.push(...read.error);
  }
  if (documents.length === 0) problems.push({ file, reason: "holds no match" });
  return problems.length > 0 ? fail(problems) : succeed(matches);
}
