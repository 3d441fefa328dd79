import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { DatabaseFailure } from "./failure.ts";

/** PGlite or PostgreSQL, or a transaction of either. Repositories need nothing else. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type DatabaseStatus = "ready" | DatabaseFailure;

/** An open database and how to close it. */
export interface Database {
  readonly db: Db;
  readonly kind: "pglite" | "postgresql";
  /** Rejects when the database does not answer or is not writable. */
  ping(): Promise<void>;
  /** Reports when the database is lost, reachable again, full, or writable again; for the log. */
  onStatus(listener: (status: DatabaseStatus) => void): void;
  close(): Promise<void>;
}
