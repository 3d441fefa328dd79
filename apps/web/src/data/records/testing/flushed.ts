import type { RecordsDatabase } from "../database.ts";

/** The rows of every table. */
export type Flushed = ReadonlyMap<string, readonly unknown[]>;

const flushedNames = new Set<string>();
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...options) {
  const made = transaction.apply(this, options);
  if (made.durability === "strict") made.addEventListener("complete", () => flushedNames.add(this.name));
  return made;
};

/** Whether a write with the durability "strict" has brought it and all before it to the disk since this was asked last. */
export const wasFlushed = ({ name }: RecordsDatabase): boolean => flushedNames.delete(name);

/** What the disk of a device has, if the browser flushes its writes now. */
export async function flushedOf(db: RecordsDatabase): Promise<Flushed> {
  const rows = new Map<string, readonly unknown[]>();
  for (const table of db.tables) rows.set(table.name, await table.toArray());
  return rows;
}

/** After a power cut: every write since then is gone. Browsers keep writes with the durability "relaxed" in memory for some seconds. */
export const loseWrites = (db: RecordsDatabase, flushed: Flushed): Promise<void> =>
  db.transaction("rw", db.tables, async () => {
    for (const table of db.tables) {
      await table.clear();
      await table.bulkPut([...(flushed.get(table.name) ?? [])]);
    }
  });
