import { sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";

/** Lets changes of the table's rows fail as they do on a full disk. Returns what ends it. */
export async function fillDisk(db: Db, table: string): Promise<() => Promise<void>> {
  await db.execute(sql`create function refuse_change() returns trigger language plpgsql
    as $$ begin raise exception using errcode = 'disk_full'; end $$`);
  await db.execute(sql`create trigger refuse_change before insert or update or delete on ${sql.identifier(table)}
    for each row execute function refuse_change()`);
  return async () => void (await db.execute(sql`drop function refuse_change cascade`));
}
