import { onTestFinished, vi } from "vitest";
import { storeNames } from "../database.ts";
import type { RecordsDatabase } from "../database.ts";

const full = (): DOMException => new DOMException("The quota is used up", "QuotaExceededError");

/** The browser refuses further rows of a table until the test ends, or the returned function is called. */
export function refuseWrites(
  { name: database }: RecordsDatabase,
  table: keyof typeof storeNames,
  error = full(),
): () => void {
  const spies = (["add", "put"] as const).map((method) => {
    const write = IDBObjectStore.prototype[method];
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      row,
    ) {
      if (this.name === storeNames[table] && this.transaction.db.name === database) throw error;
      return write.call(this, row);
    });
  });
  const end = (): void => {
    for (const spy of spies) spy.mockRestore();
  };
  onTestFinished(end);
  return end;
}
