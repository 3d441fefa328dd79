import type { TableName } from "./stores.ts";

/** Rows of tables by their keys as text; "all" stands for any row of the table. */
export type RowSet = ReadonlyMap<TableName, ReadonlySet<string> | "all">;

/** A set to which rows are added. Null stands for any row of the table. */
export class GrowingRowSet {
  readonly rows = new Map<TableName, Set<string> | "all">();

  add(table: TableName, keys: readonly IDBValidKey[] | null): void {
    const before = this.rows.get(table);
    if (before === "all") return;
    if (keys === null) this.rows.set(table, "all");
    else this.rows.set(table, new Set([...(before ?? []), ...keys.map((key) => JSON.stringify(key))]));
  }
}

/** Whether both have a row. */
export const haveCommonRow = (one: RowSet, other: RowSet): boolean =>
  [...one].some(([table, keys]) => {
    const others = other.get(table);
    if (others === undefined) return false;
    return keys === "all" || others === "all" || [...keys].some((key) => others.has(key));
  });
