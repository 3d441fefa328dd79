import { sql } from "drizzle-orm";
import { openPglite } from "../../apps/server/src/db/open-database.ts";
import { storeGenerated } from "../../apps/server/src/modules/reports/testing/store-generated.ts";

/** So many reports are generated; more are copies of them at other times. */
const GENERATED = 200;

/** Fills the data folder of a stopped server until it has `total` reports; returns what filters can name. */
export async function fillReports(folder: string, total: number): Promise<{ series: string; team: string }> {
  const { db, close } = await openPglite({ folder });
  try {
    const storedReports = await storeGenerated(db, Math.min(GENERATED, total), 20_261_121);
    const [columns] = await db
      .select({ names: sql<string>`string_agg(quote_ident(column_name), ', ')` })
      .from(sql`information_schema.columns`)
      .where(
        sql`table_name = 'match_reports' and is_generated = 'NEVER' and column_name not in ('id', 'source', 'match_time')`,
      );
    const names = sql.raw(columns?.names ?? "");
    const copies = Math.ceil(total / GENERATED) - 1;
    if (copies > 0)
      await db.execute(sql`
        insert into match_reports (match_time, ${names})
        select match_time - copy * interval '31 hours', ${names}
        from match_reports, generate_series(1, ${sql.raw(String(copies))}) copy limit ${total - GENERATED}`);
    return { series: storedReports.series[0] ?? "", team: storedReports.teams[0]?._id ?? "" };
  } finally {
    await close();
  }
}
