import "fake-indexeddb/auto";
import { RecordsDatabase } from "../database.ts";

let made = 0;

/** An empty database of its own name, in memory. */
export const freshDatabase = (): RecordsDatabase => new RecordsDatabase(`records-test-${made++}`);
