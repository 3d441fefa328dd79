import type { RecordsDatabase, Row } from "../../../apps/web/src/data/records/database.ts";
import type { PlantedBug } from "../planted-bug.ts";

/** The locks whose names begin like this are left out. */
const withoutLock =
  (beginning: string): NonNullable<PlantedBug["lock"]> =>
  (request) =>
  async (name, options, work) =>
    name.startsWith(beginning) ? work({ name }) : request(name, options, work);

/** Bugs of two tabs of a device. */
export const tabBugs: readonly PlantedBug[] = [
  { name: "two tabs of a device send to an app at once", seed: 26, lock: withoutLock("transfer ") },
  { name: "two tabs of a device synchronise at once", seed: 714, lock: withoutLock("teamwright-sync") },
  {
    name: "a tab that names an attempt writes back what it read before another tab changed it",
    seed: 74,
    attempts: (calls) => {
      const rowsOfTabs = new WeakMap<RecordsDatabase, readonly Row[]>();
      return {
        ...calls,
        renameAttempt: async (before, renamed, db) => {
          const isRead = (row: Row) => row["id"] === before.id && row["time"] === before.time;
          const row = rowsOfTabs.get(db!)?.find(isRead);
          if (row !== undefined) await db!.attempts.put(row);
          const outcome = await calls.renameAttempt(before, renamed, db);
          rowsOfTabs.set(db!, await db!.attempts.toArray());
          return outcome;
        },
      };
    },
  },
];
