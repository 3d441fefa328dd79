import type { DatabaseClient } from "../../apps/server/src/testing/killable-database.ts";
import { whenChosen } from "./tasks.ts";

/** The seed decides when each query and each transaction of the embedded database begins; nothing interrupts a transaction. */
export const transactionsInTurns = (client: DatabaseClient): DatabaseClient => ({
  query: (...args) => whenChosen(() => client.query(...args)),
  exec: (sql) => whenChosen(() => client.exec(sql)),
  transaction: (run) => whenChosen(() => client.transaction(run)),
});
