import type { SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "./database.ts";

/** The parsed rows of a raw statement. The query builder's result differs by driver; both have `rows`. */
export async function rowsOf<Schema extends z.ZodType>(db: Db, query: SQL, schema: Schema) {
  const result = (await db.execute(query)) as unknown as { rows: unknown };
  return z.array(schema).parse(result.rows);
}
