import { promisifyRequest } from "idb-keyval";
import { hasRecords, RECORDS_DATABASE } from "./has-records.ts";

/** How long a saved match is kept. Source: the specification's retention. */
export const SAVED_FOR = 7 * 24 * 3_600_000;

const STORE = "saved_match_data";

/**
 * Ids of the matches saved on this device. Read without the records' code, which is 37 KB compressed: home only marks
 * the saved ones. Empty when there are none or the browser refuses.
 */
export const findSavedIds = async (now = Date.now()): Promise<readonly string[]> => {
  if (!(await hasRecords())) return [];
  const database = await promisifyRequest(indexedDB.open(RECORDS_DATABASE));
  try {
    if (!database.objectStoreNames.contains(STORE)) return [];
    const savedIndex = database.transaction(STORE).objectStore(STORE).index("time");
    const ids = await promisifyRequest(savedIndex.getAllKeys(IDBKeyRange.lowerBound(now - SAVED_FOR, true)));
    return ids.filter((id) => typeof id === "string");
  } finally {
    database.close();
  }
};
