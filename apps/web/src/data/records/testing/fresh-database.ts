import "fake-indexeddb/auto";
import { RecordsDatabase } from "../database.ts";

let madeCount = 0;

/** An empty in-memory database with a unique name. */
export const freshDatabase = (): RecordsDatabase => new RecordsDatabase(`records-test-${madeCount++}`);
