import { database } from "./database.ts";
import { openStorageAlert } from "./storage-alert-state.ts";
import { measureStorage, STORED_TEAMS_WARNING } from "./storage-room.ts";

/**
 * Called after storing teams: opens the dialog when the total passes the warning with them, or when the browser has
 * little space left. It does not open again with each later attempt.
 */
export async function alertWhenShort(stored: number, db = database): Promise<void> {
  const { teams, short } = await measureStorage(db);
  const passed = teams > STORED_TEAMS_WARNING && teams - stored <= STORED_TEAMS_WARNING;
  if (passed || (short && teams <= STORED_TEAMS_WARNING)) openStorageAlert();
}
