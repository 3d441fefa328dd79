import type { RecordsDatabase } from "../../../apps/web/src/data/records/database.ts";
import type { PlantedBug } from "../planted-bug.ts";

/** Browsers keep a "relaxed" write in memory for some seconds. */
function relaxWrites(db: RecordsDatabase): void {
  const { _options: options } = db as unknown as { _options: { chromeTransactionDurability: string } };
  options.chromeTransactionDurability = "relaxed";
}

/** Bugs of a device whose last writes are lost with its power. */
export const powerBugs: readonly PlantedBug[] = [
  {
    name: "a device's write is done before it is on the disk",
    seed: 52,
    rule: "every stored attempt is found",
    sync: (server, { db }) => {
      relaxWrites(db);
      return server;
    },
  },
];
