import type { PlantedBug } from "../planted-bug.ts";
import { changedQueries, changedSql, leftOut } from "./changed-queries.ts";

/** Bugs of prime teams, of an expert's posts, and of the start of a match. */
export const deskBugs: readonly PlantedBug[] = [
  {
    name: "teams are posted after the start",
    seed: 14,
    database: changedSql(/^select clock_timestamp\(\) as now$/, "select '2020-01-01'::timestamptz as now"),
  },
  {
    name: "the close of a booking is forgotten",
    seed: 9,
    database: leftOut('update "prime_matches" set "booking_open"'),
  },
  {
    name: "a prime share begins a team too early",
    seed: 5,
    database: changedQueries((query) => async (sql, ...rest) => {
      const result = await query(sql, ...rest);
      if (sql.startsWith('insert into "prime_allocations"'))
        await query('update prime_allocations set "left" = "left" - 1 where "left" > 1');
      return result;
    }),
  },
  {
    name: "an extension leaves the number of teams as it was",
    seed: 108,
    database: leftOut('update "prime_posts" set "number_of_teams"'),
  },
  {
    name: "users read prime teams that were withdrawn",
    seed: 17,
    database: changedSql(
      /^update "prime_posts" set "withdrawn_at" = now\(\)/,
      'update "prime_posts" set "withdrawn_at" = null',
    ),
  },
  {
    name: "an edit replaces another that its author has not seen",
    seed: 17,
    message: (message) => {
      if (!message.path.startsWith("/api/expert/updateteams/") || typeof message.body !== "string")
        return message;
      const { version: _version, ...body } = JSON.parse(message.body) as Record<string, unknown>;
      return { ...message, body: JSON.stringify(body) };
    },
  },
  {
    name: "an edit of a post is forgotten",
    seed: 16,
    database: leftOut('update "expert_posts" set "team_set_id"'),
  },
  {
    name: "a post that an expert withdrew is still listed",
    seed: 16,
    database: changedSql(
      /^update "expert_posts" set "withdrawn_at" = now\(\)/,
      'update "expert_posts" set "withdrawn_at" = null',
    ),
  },
];
