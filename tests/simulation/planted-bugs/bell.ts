import type { PlantedBug } from "../planted-bug.ts";
import { changedSql, leftOut, queriesOf } from "./changed-queries.ts";

/** Bugs of the bell and of what is pushed. */
export const bellBugs: readonly PlantedBug[] = [
  {
    name: "an event has another key each time that its notices are made",
    rule: "the bell has each event once",
    seed: 11,
    database: changedSql('$3, "values", path', `gen_random_uuid()::text || '/' || $3, "values", path`),
  },
  {
    name: "a kind that a person switched off is told",
    rule: "nobody hears what does not concern them",
    seed: 43,
    database: changedSql(
      /^select (.*)"kinds"(.* from "notice_settings" where "notice_settings"."account_id" in)/,
      'select $1(select jsonb_object_agg(key, true) from jsonb_each("kinds"))$2',
    ),
  },
  {
    name: "quiet hours are not kept",
    rule: "a message goes to a subscribed browser only",
    seed: 235,
    database: changedSql(
      /^select (.*)"quiet_from"(.* from "notice_settings" where "notice_settings"."account_id" in)/,
      "select $1null::smallint$2",
    ),
  },
  {
    name: "an address that is gone is kept",
    seed: 107,
    rule: "an address that is gone is forgotten",
    database: leftOut('delete from "push_subscriptions" where "push_subscriptions"."id"'),
  },
  {
    name: "a browser that changes its account gets what waited for the other one",
    seed: 251,
    rule: "a message goes to a subscribed browser only",
    database: changedSql(/^(delete from "push_subscriptions" where .*"account_id" <> \$\d+)/, "$1 and false"),
  },
  {
    name: "a message that arrived is not recorded",
    seed: 11,
    rule: "a message that arrived is not sent again",
    database: leftOut('delete from "notice_deliveries"'),
  },
  {
    name: "notices and what is to be pushed of them are stored one after the other",
    seed: 187,
    database: (client) => ({
      ...queriesOf(client),
      transaction: (run) => run(queriesOf(client)),
    }),
  },
];
