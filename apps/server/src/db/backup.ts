import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "./database.ts";
import { failureOf } from "./failure.ts";
import { schemaVersion } from "./migrations.ts";
import { rowsOf } from "./rows.ts";

const ROWS_AT_ONCE = 500;
const VERSION = 1;

/**
 * A backup is lines of JSON: a header, then per table its name and its rows, then a footer with the row count and the
 * SHA-256 of all lines before it. The format is the same for both databases, so a backup can move an installation
 * between them.
 */
const headSchema = z.object({
  teamwright: z.literal(VERSION),
  createdAt: z.string(),
  /** The time of the newest migration: the schema's version. */
  schema: z.number(),
});
const tableSchema = z.object({ table: z.string() });
const footSchema = z.object({ rows: z.int(), sha256: z.string() });

const namedRow = z.object({ name: z.string() });

/** Our tables, referenced tables first. */
async function tablesInOrder(db: Db): Promise<string[]> {
  const tables = await rowsOf(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    namedRow,
  );
  const references = await rowsOf(
    db,
    sql`select distinct c.conrelid::regclass::text as name, c.confrelid::regclass::text as target
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
    namedRow.extend({ target: z.string() }),
  );
  const orderedNames: string[] = [];
  const visit = (name: string) => {
    if (orderedNames.includes(name)) return;
    for (const reference of references)
      if (reference.name === name && reference.target !== name) visit(reference.target);
    orderedNames.push(name);
  };
  for (const { name } of tables) visit(name);
  return orderedNames;
}

/** The lines of a backup, from one snapshot: a concurrent change is either completely included or not at all. */
export async function writeBackup(
  db: Db,
  write: (line: string) => Promise<void>,
): Promise<{ tables: number; rows: number }> {
  const hash = createHash("sha256");
  const put = async (value: unknown) => {
    const line = JSON.stringify(value) + "\n";
    hash.update(line);
    await write(line);
  };
  return db.transaction(
    async (tx) => {
      await put({
        teamwright: VERSION,
        createdAt: new Date().toISOString(),
        schema: await schemaVersion(tx),
      } satisfies z.infer<typeof headSchema>);
      const tables = await tablesInOrder(tx);
      let rows = 0;
      for (const [index, table] of tables.entries()) {
        await put({ table });
        const cursor = sql.identifier(`backup_${index}`);
        await tx.execute(
          sql`declare ${cursor} no scroll cursor for select to_jsonb(t) as row from ${sql.identifier(table)} t`,
        );
        for (;;) {
          const batch = await rowsOf(
            tx,
            sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from ${cursor}`,
            z.object({ row: z.json() }),
          );
          for (const { row } of batch) await put({ row });
          rows += batch.length;
          if (batch.length < ROWS_AT_ONCE) break;
        }
        await tx.execute(sql`close ${cursor}`);
      }
      const sha256 = hash.digest("hex");
      await write(JSON.stringify({ rows, sha256 } satisfies z.infer<typeof footSchema>) + "\n");
      return { tables: tables.length, rows };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Why a backup was not restored; the message is for the operator. The database is unchanged. */
export class RestoreRefused extends Error {}

/** Restores a backup into a database without rows, all of it or nothing. */
export async function readBackup(db: Db, lines: AsyncIterable<string>): Promise<{ rows: number }> {
  const hash = createHash("sha256");
  return db.transaction(async (tx) => {
    const tables = await tablesInOrder(tx);
    await refuseRows(tx, tables);
    const generatedNames = await generatedColumns(tx);
    let rows = 0;
    let table: string | undefined;
    let batch: unknown[] = [];
    let stage: "head" | "body" | "foot" = "head";
    const flush = async () => {
      if (table !== undefined && batch.length > 0) await insertRows(tx, table, batch, generatedNames);
      batch = [];
    };
    for await (const line of lines) {
      const value = parseLine(line);
      if (stage === "head") {
        await checkHead(tx, value);
        stage = "body";
      } else if ("table" in value) {
        await flush();
        ({ table } = tableSchema.parse(value));
        if (!tables.includes(table)) throw new RestoreRefused(`This version knows no table ${table}.`);
      } else if ("row" in value) {
        batch.push(value["row"]);
        rows += 1;
        if (batch.length === ROWS_AT_ONCE) await flush();
      } else {
        const foot = footSchema.safeParse(value);
        if (!foot.success || foot.data.rows !== rows || foot.data.sha256 !== hash.digest("hex"))
          throw new RestoreRefused("The backup is damaged: its content does not match its checksum.");
        stage = "foot";
        break;
      }
      hash.update(line + "\n");
    }
    if (stage !== "foot") throw new RestoreRefused("The backup is incomplete: its end is missing.");
    await flush();
    await setSequences(tx);
    return { rows };
  });
}

function parseLine(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    // Falls through to the refusal.
  }
  throw new RestoreRefused("The file is no backup of Teamwright.");
}

async function checkHead(db: Db, value: unknown): Promise<void> {
  const head = headSchema.safeParse(value);
  if (!head.success) throw new RestoreRefused("The file is no backup of Teamwright.");
  if (head.data.schema > (await schemaVersion(db)))
    throw new RestoreRefused("The backup was made by a newer version of Teamwright: update this one first.");
}

async function refuseRows(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const found = await rowsOf(db, sql`select 1 as one from ${sql.identifier(table)} limit 1`, z.unknown());
    if (found.length > 0)
      throw new RestoreRefused("The database is not empty: restore into a new DATA_DIR or DATABASE_URL.");
  }
}

/** `table.column` of each column that the database computes, and that nobody may insert. */
async function generatedColumns(db: Db): Promise<ReadonlySet<string>> {
  const columns = await rowsOf(
    db,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and is_generated = 'ALWAYS'`,
    namedRow,
  );
  return new Set(columns.map(({ name }) => name));
}

/** By the columns of each row: a column that is not in the backup gets its default. */
async function insertRows(
  db: Db,
  table: string,
  batch: readonly unknown[],
  generatedNames: ReadonlySet<string>,
): Promise<void> {
  const columns = Object.keys(z.record(z.string(), z.unknown()).parse(batch[0]))
    .filter((name) => !generatedNames.has(`${table}.${name}`))
    .map((name) => sql.identifier(name));
  const list = sql.join(columns, sql`, `);
  const target = sql.identifier(table);
  try {
    await db.execute(
      sql`insert into ${target} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(batch)}::jsonb)`,
    );
  } catch (error) {
    if (failureOf(error) !== null) throw error;
    throw new RestoreRefused(`The rows of the table ${table} do not fit this version: ${reasonOf(error)}.`);
  }
}

/** What the database says. The query builder's own message holds the rows, which are nobody's to read on a screen. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : "they cannot be inserted";

/** Sequences continue after the highest restored number. */
async function setSequences(db: Db): Promise<void> {
  const ownedSequences = await rowsOf(
    db,
    sql`select s.relname as name, t.relname as table, a.attname as column
      from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
      join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`,
    z.object({ name: z.string(), table: z.string(), column: z.string() }),
  );
  for (const { name, table, column } of ownedSequences)
    await db.execute(
      sql`select setval(${name}::regclass, coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(table)}), 0) + 1, false)`,
    );
}
