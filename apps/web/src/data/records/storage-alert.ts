import { database } from "./database.ts";
import type { RecordsDatabase } from "./database.ts";
import { openStorageAlert } from "./storage-alert-state.ts";
import { measureStorage, STORED_TEAMS_WARNING } from "./storage-room.ts";

/**
 * After so many teams were stored: opens the dialog when they took the total past the warning, or when the browser
 * is short of room. It does not come again with each attempt after that.
 */
export async function alertWhenShort(stored: number, db: RecordsDatabase = database): Promise<void> {
  const { teams, short } = await measureStorage(db);
  const passed = teams > STORED_TEAMS_WARNING && teams - stored <= STORED_TEAMS_WARNING;
  if (passed || (short && teams <= STORED_TEAMS_WARNING)) openStorageAlert();
}
