import { createHash } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import * as schema from "../db/schema/index.ts";

/** Rows and a checksum of their content, by table: what a refusal must leave as it is. */
export async function contentsOf(
  db: Db,
  leaveOut: readonly string[] = [],
): Promise<Record<string, { rows: number; sum: string }>> {
  const contents: Record<string, { rows: number; sum: string }> = {};
  for (const table of Object.values(schema)) {
    const name = getTableName(table);
    if (leaveOut.includes(name)) continue;
    const result = (await db.execute(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`,
    )) as unknown as { rows: { row: string }[] };
    const hash = createHash("sha256");
    for (const { row } of result.rows) hash.update(row);
    contents[name] = { rows: result.rows.length, sum: hash.digest("hex") };
  }
  return contents;
}
