import type { PlantedBug } from "../planted-bug.ts";
import { changedQueries, changedSql, leftOut } from "./changed-queries.ts";

/** Without a part of the statements that name the table. */
const without =
  (part: string, table: string): NonNullable<PlantedBug["statement"]> =>
  (sql) =>
    sql.includes(`"${table}"`) ? sql.replace(part, "") : sql;

const withoutPrimeLock = without("for update", "prime_matches");

/** Bugs that show only while two requests are in the server. */
export const raceBugs: readonly PlantedBug[] = [
  {
    name: "calls about prime teams lock neither the match nor its prime data",
    seed: 52_781,
    statement: (sql) => withoutPrimeLock(sql).replace("select pg_advisory_xact_lock(", "select ("),
  },
  { name: "changes of a group hold no lock", seed: 171_677, statement: without("for update", "groups") },
  {
    name: "an account is locked with its key",
    seed: 5661,
    statement: (sql) => sql.replace("for no key update", "for update"),
  },
  {
    name: "reports of one device hold no lock",
    seed: 16_621,
    statement: (sql) => sql.replace("for no key update", ""),
  },
  {
    name: "a key that another call has just stored is an error",
    seed: 6925,
    statement: without("on conflict do nothing", "idempotency_keys"),
  },
  { name: "a group takes more members than it may", seed: 189, statement: without("for update", "groups") },
  {
    name: "plans of one account are given at the same time",
    seed: 381,
    statement: without("for no key update", "accounts"),
  },
  {
    name: "an addition to a group or a plan is committed before its reply is kept",
    seed: 381,
    database: changedQueries((query) => async (sql, ...rest) => {
      const result = await query(sql, ...rest);
      if (/^(insert into|update) "(group_members|plan_terms)"/.test(sql)) await query("commit and chain");
      return result;
    }),
  },
  {
    name: "a block leaves sessions",
    seed: 77,
    database: leftOut('delete from "sessions" where "sessions"."account_id"'),
  },
  {
    name: "a link signs in twice",
    seed: 77,
    database: changedSql('"sign_in_links"."used_at" is null', "true"),
  },
  {
    name: "sign-ins of one account are admitted at the same time",
    seed: 205,
    statement: without("for no key update", "accounts"),
  },
];
