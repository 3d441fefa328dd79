import { getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { FAILED_SIGN_IN } from "#modules/audit/public.ts";
import * as schema from "#app/schema.ts";

/** The tables of the installation's content, without jobs, because a running server changes those itself. */
export const contentTables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => getTableConfig(table).schema === undefined);

const rowSchema = z.object({ name: z.string(), rows: z.int(), sum: z.string() });

/**
 * Rows and a checksum of their content, by table: a refusal must not change them. Failed sign-ins are recorded, and any
 * call records now and then that its session was used.
 */
export async function contentsOf(
  db: Db,
  leaveOut: readonly string[] = [],
): Promise<Record<string, { rows: number; sum: string }>> {
  const parts = contentTables
    .map((table) => getTableName(table))
    .filter((name) => !leaveOut.includes(name))
    .map(
      (name) => sql`select ${name}::text as name, count(*)::int as rows,
        md5(coalesce(string_agg((to_jsonb(t) - 'last_seen_at')::text, '|'
          order by (to_jsonb(t) - 'last_seen_at')::text), '')) as sum
        from ${sql.identifier(name)} t ${name === "audit_log" ? sql`where action <> ${FAILED_SIGN_IN}` : sql``}`,
    );
  const result = (await db.execute(sql.join(parts, sql` union all `))) as unknown as { rows: unknown };
  return Object.fromEntries(
    z
      .array(rowSchema)
      .parse(result.rows)
      .map(({ name, ...rest }) => [name, rest]),
  );
}

export type Contents = Awaited<ReturnType<typeof contentsOf>>;

/** Reads the contents again only after a transaction that may have written. A read takes no number of a transaction. */
export function contentsReader(db: Db, leaveOut: readonly string[] = []): () => Promise<Contents> {
  let last: { readonly transaction: string; readonly contents: Contents } | undefined;
  return async () => {
    const result = await db.execute(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`);
    const [row] = z
      .array(z.object({ next: z.string() }))
      .parse((result as unknown as { rows: unknown }).rows);
    const transaction = row!.next;
    if (last?.transaction !== transaction) last = { transaction, contents: await contentsOf(db, leaveOut) };
    return last.contents;
  };
}
