import "fake-indexeddb/auto";
import { openRecords } from "../database.ts";
import type { RecordsDatabase } from "../database.ts";

let made = 0;

/** An empty in-memory database with a unique name. */
export const freshDatabase = (): RecordsDatabase => openRecords(`records-test-${made++}`);
