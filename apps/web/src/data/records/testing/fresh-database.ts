import "fake-indexeddb/auto";
import { RecordsDatabase } from "../database.ts";

let made = 0;

/** An empty in-memory database with a unique name. */
export const freshDatabase = (): RecordsDatabase => new RecordsDatabase(`records-test-${made++}`);
