import type { DatabaseClient } from "../../../apps/server/src/testing/killable-database.ts";
import type { Queries } from "../../../apps/server/src/db/embedded/client.ts";
import type { PlantedBug } from "../planted-bug.ts";

type Query = Queries["query"];
type Change = NonNullable<PlantedBug["database"]>;

export const queriesOf = (client: Queries): Queries => ({
  query: (...args) => client.query(...args),
  exec: (sql) => client.exec(sql),
});

/** Every query, also of a transaction, goes through `change`. */
export const changedQueries =
  (change: (query: Query) => Query): Change =>
  (client): DatabaseClient => {
    const changed = (queries: Queries): Queries => ({
      ...queriesOf(queries),
      query: change((...args) => queries.query(...args)),
    });
    return { ...changed(client), transaction: (run) => client.transaction((tx) => run(changed(tx))) };
  };

/** Replaces a part of the statements that have it. */
export const changedSql = (part: string | RegExp, replacement: string): Change =>
  changedQueries((query) => (sql, params, options) => query(sql.replace(part, replacement), params, options));

/** Statements that begin like this do nothing. */
export const leftOut = (beginning: string): Change =>
  changedQueries(
    (query) =>
      (sql, ...rest) =>
        sql.startsWith(beginning) ? query("select 1 where false") : query(sql, ...rest),
  );
