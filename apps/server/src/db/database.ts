import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { DatabaseFailure } from "./failure.ts";

/** PGlite or PostgreSQL, or a transaction of either. Repositories need nothing else. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type DatabaseStatus = "ready" | DatabaseFailure;

/** An open database and how to close it. */
export interface Database {
  readonly db: Db;
  readonly kind: "pglite" | "postgresql";
  /** Connections of this process, and what waits for one; absent: the embedded database, which has one. */
  pool?(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Rejects when the database does not answer or is not writable. */
  ping(): Promise<void>;
  /** Reports when the database is lost, reachable again, full, or writable again; for the log. */
  onStatus(listener: (status: DatabaseStatus) => void): void;
  close(): Promise<void>;
}
