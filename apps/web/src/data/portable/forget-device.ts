import { database } from "../records/database.ts";
import { deviceKeys } from "../strategy/device-keys.ts";

/** Keys in localStorage that hold the user's work: strategies, habits, predictions that are not posted. */
const WORK = /^(strategy|last_time:|prediction_draft$|report_draft$|fantasy_rules$)/;

/** Deletes the user's work on this device: stored teams, saved matches, strategies. */
export async function forgetDevice(): Promise<void> {
  const { tables } = database;
  // Emptied, not deleted: the screens of every tab follow the tables.
  await database.transaction("rw", tables, () => Promise.all(tables.map((table) => table.clear())));
  const keys = deviceKeys();
  const names = Array.from({ length: keys.length }, (_, index) => keys.key(index) ?? "");
  for (const name of names) if (WORK.test(name)) keys.removeItem(name);
}
