import type { PlantedBug } from "../planted-bug.ts";
import { changedQueries, changedSql, leftOut } from "./changed-queries.ts";

/** Bugs of the forecast that is frozen at the start of a match. */
export const forecastBugs: readonly PlantedBug[] = [
  {
    name: "a later freeze replaces the forecast of the start",
    seed: 3,
    database: changedSql(
      /^(insert into "forecast_promises" .*) on conflict do nothing$/,
      '$1 on conflict ("match_id") do update set "frozen_at" = clock_timestamp()',
    ),
  },
  {
    name: "each instance stores a forecast of its own",
    seed: 3,
    database: changedSql(
      /^(insert into "forecast_promises" .*? values \(\$1)/,
      "$1 || gen_random_uuid()::text",
    ),
  },
  { name: "a forecast is not stored", seed: 3, database: leftOut('insert into "forecast_promises"') },
  {
    name: "a match whose start moves loses its forecast",
    seed: 3,
    database: changedQueries((query) => async (sql, ...rest) => {
      if (/^(insert into|update) "matches"/.test(sql)) await query("delete from forecast_promises");
      return query(sql, ...rest);
    }),
  },
];
