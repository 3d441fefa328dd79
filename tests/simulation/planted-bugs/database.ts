import type { PlantedBug } from "../planted-bug.ts";
import { queriesOf } from "./changed-queries.ts";

/** One transaction of so many. */
const ROLLED_BACK = 5;

/** Bugs of transactions. */
export const databaseBugs: readonly PlantedBug[] = [
  {
    name: "the server runs the statements of a transaction without one",
    seed: 9,
    database: (client) => ({
      ...queriesOf(client),
      transaction: (run) => run(queriesOf(client)),
    }),
  },
  {
    name: "the server answers before a transaction is committed, and some are rolled back",
    database: (client) => {
      let count = 0;
      return {
        ...queriesOf(client),
        transaction: async (run) => {
          count += 1;
          if (count % ROLLED_BACK > 0) return client.transaction(run);
          let result: Awaited<ReturnType<typeof run>> | undefined;
          await client
            .transaction(async (tx) => {
              result = await run(tx);
              throw new Error("rolled back");
            })
            .catch(() => undefined);
          return result!;
        },
      };
    },
  },
];
