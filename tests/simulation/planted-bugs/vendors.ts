import type { PlantedBug } from "../planted-bug.ts";
import { changedQueries, changedSql, leftOut } from "./changed-queries.ts";

type Change = NonNullable<PlantedBug["database"]>;

/** Another process has taken the source, and the poll does not see it. */
const blindTo = (update: RegExp): Change => changedSql(update, '$1("sources"."lease_by" = $2 or true)');
const both =
  (one: Change, other: Change): Change =>
  (client) =>
    one(other(client));
const afterwards = (beginning: string, more: string): Change =>
  changedQueries((query) => async (sql, ...rest) => {
    const result = await query(sql, ...rest);
    if (sql.startsWith(beginning)) await query(more);
    return result;
  });

/** Bugs of polls of a vendor, and of what is stored of its replies. */
export const vendorBugs: readonly PlantedBug[] = [
  {
    name: "a poll that stood still past its lease stores its reply as the newest",
    seed: 15,
    rule: "an older state of a vendor does not come back",
    database: both(
      blindTo(/^(update "sources" set "lease_until" = .*)"sources"."lease_by" = (\$\d+)/),
      changedSql(
        '"observed_at" from "match_observations"',
        `'2000-01-01'::timestamptz from "match_observations"`,
      ),
    ),
  },
  {
    name: "a poll goes on after another process has taken its source",
    seed: 15,
    rule: "one process at a time polls a source",
    database: blindTo(/^(update "sources" set .*)"sources"."lease_by" = (\$\d+)/),
  },
  {
    name: "a poll that ended keeps its source",
    seed: 15,
    rule: "one process at a time polls a source",
    database: leftOut('update "sources" set "next_at"'),
  },
  {
    name: "a killed poll holds its source for ever",
    seed: 15,
    rule: "a match agrees with its vendor after quiet",
    database: changedSql(/("sources"."lease_until" < now\(\))/, "($1 and false)"),
  },
  {
    name: "requests are not counted",
    seed: 15,
    rule: "polls keep to the limits of their source",
    database: changedSql(/^(update "sources" set .*"used" = )(\$\d+)/, "$1$2 * 0"),
  },
  {
    name: "a vendor's wish for rest is forgotten",
    seed: 127,
    rule: "polls keep to the limits of their source",
    database: changedSql(
      /^(update "sources" set .*"paused_until" = )(\$\d+)/,
      "$1nullif($2::timestamptz, $2::timestamptz)",
    ),
  },
  {
    name: "what a source reports ends what staff set",
    seed: 15,
    rule: "what staff fixed stays",
    database: afterwards('insert into "match_observations"', "delete from match_overrides"),
  },
  {
    name: "who left a squad stays in it",
    seed: 15,
    rule: "what a vendor told a whole poll is stored",
    database: afterwards('insert into "match_players"', "update match_players set withdrawn = false"),
  },
  {
    name: "a question is not stored",
    seed: 79,
    rule: "a question is asked once and not lost",
    database: leftOut('insert into "match_attention"'),
  },
  {
    name: "a question is asked again after its answer",
    seed: 79,
    rule: "a question is asked once and not lost",
    database: leftOut('update "match_attention" set "answer"'),
  },
];
