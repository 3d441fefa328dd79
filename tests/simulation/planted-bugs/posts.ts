import type { PlantedBug } from "../planted-bug.ts";
import { changedQueries, changedSql, leftOut } from "./changed-queries.ts";

/** Bugs of posted teams and of their notices. */
export const postBugs: readonly PlantedBug[] = [
  {
    name: "the key of a request is not stored",
    seed: 5,
    database: changedSql(
      /^(insert into "idempotency_keys" .*values \(\$1, \$2), \$3/,
      "$1, $$3 || gen_random_uuid()::text",
    ),
  },
  {
    name: "a share is a team too long",
    seed: 9,
    database: changedQueries((query) => async (sql, ...rest) => {
      const result = await query(sql, ...rest);
      if (sql.startsWith('insert into "group_post_shares"'))
        await query('update group_post_shares set "right" = "right" + 1');
      return result;
    }),
  },
  {
    name: "members read teams that were withdrawn",
    seed: 5,
    database: changedSql(
      /^update "group_posts" set "withdrawn_at" = clock_timestamp\(\)/,
      'update "group_posts" set "withdrawn_at" = null',
    ),
  },
  {
    name: "a post replaces one that is there",
    seed: 9,
    database: changedQueries((query) => async (sql, ...rest) => {
      if (sql.startsWith('insert into "group_posts"'))
        for (const table of ["group_post_shares", "group_posts"]) await query(`delete from ${table}`);
      return query(sql, ...rest);
    }),
  },
  {
    name: "a repair leaves the teams as they are",
    seed: 5,
    database: leftOut('update "group_posts" set "team_set_id"'),
  },
  {
    name: "the notice of a post is forgotten",
    seed: 5,
    database: leftOut('insert into "notice_events"'),
  },
  {
    name: "a job that is repeated makes its notices again",
    seed: 5,
    database: changedSql(
      /select account_id, (\$\d+), (\$\d+),/,
      "select account_id, $1, $2::text || gen_random_uuid()::text,",
    ),
  },
];
