import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db as BossDatabase } from "pg-boss";
import type { Db } from "#db/database.ts";
import { statementsOf } from "./statements.ts";

const TIMESTAMPTZ = 1184;

interface StatementResult {
  readonly rows: Record<string, unknown>[];
  readonly fields?: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/**
 * pg-boss on the query builder's database or transaction. pg-boss sends scripts as one text that begins and commits.
 * The embedded database takes one statement at a time, so scripts run as a transaction of the builder, which handles
 * rollback.
 */
export function bossDatabase(db: Db): BossDatabase {
  return {
    executeSql: async (text, values) => {
      if (values !== undefined && values.length > 0) return execute(db, text, values);
      const statements = statementsOf(text);
      if (statements[0]?.toUpperCase() !== "BEGIN") return runAll(db, statements);
      const inner = statements.filter((statement) => !/^(begin|commit)$/i.test(statement));
      return db.transaction((tx) => runAll(tx, inner));
    },
  };
}

async function runAll(db: Db, statements: readonly string[]): Promise<StatementResult> {
  const rows: Record<string, unknown>[] = [];
  for (const statement of statements) rows.push(...(await execute(db, statement, [])).rows);
  return { rows };
}

async function execute(db: Db, text: string, values: readonly unknown[]): Promise<StatementResult> {
  const result = (await db.execute(
    values.length === 0 ? sql.raw(text) : bind(text, values),
  )) as unknown as StatementResult;
  const times = (result.fields ?? []).filter(({ dataTypeID }) => dataTypeID === TIMESTAMPTZ);
  // The builder returns times as text; pg-boss expects the driver's values.
  for (const row of result.rows)
    for (const { name } of times) if (typeof row[name] === "string") row[name] = new Date(row[name]);
  return { rows: result.rows };
}

/** `$1` as a parameter of the builder; an array is one parameter. */
function bind(text: string, values: readonly unknown[]): SQL {
  const chunks = text.split(/\$(\d+)/);
  return sql.join(
    chunks.map((chunk, index) => (index % 2 === 0 ? sql.raw(chunk) : sql.param(values[Number(chunk) - 1]))),
  );
}
