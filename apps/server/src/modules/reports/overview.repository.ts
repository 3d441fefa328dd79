import type { ReportStatistics } from "@teamwright/contract";
import { desc, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { patternLabels } from "./compute/percentage-patterns.ts";
import { passing } from "./report-filter.repository.ts";
import type { ReportFilterQuery } from "./report-filter.repository.ts";
import { matchReports } from "./schema.ts";

/** Most points of the curve of innings scores. */
const MAX_POINTS = 60;

const matchCount = z.number().int();
const average = z.number().nullable();
const patterns = z.array(z.object({ pattern: z.string(), value: matchCount })).nullable();

const rowSchema = z.object({
  total: matchCount,
  toss_won: matchCount,
  toss_lost: matchCount,
  first_won: matchCount,
  second_won: matchCount,
  captain_winning: z.array(matchCount),
  captain_losing: z.array(matchCount),
  captain_roles: z.array(matchCount),
  vice_winning: z.array(matchCount),
  vice_losing: z.array(matchCount),
  vice_roles: z.array(matchCount),
  first_score: average,
  first_wickets: average,
  second_score: average,
  second_wickets: average,
  points: average,
  points_wk: average,
  points_bat: average,
  points_al: average,
  points_bowl: average,
  credits: average,
  range_left: average,
  range_right: average,
  within: matchCount,
  n_first: matchCount,
  n_second: matchCount,
  n_decided: matchCount,
  n_dream: matchCount,
  n_dream_decided: matchCount,
  n_percentages: matchCount,
  n_credits: matchCount,
  n_range: matchCount,
  partitions: patterns,
  combinations: patterns,
  pattern1: patterns,
  pattern2: patterns,
  pattern3: patterns,
  pattern4: patterns,
  pattern5: patterns,
  credit_steps: z.array(z.object({ credits: matchCount, value: matchCount })).nullable(),
  curve: z
    .array(z.object({ time: z.string(), matches: matchCount, first: average, second: average }))
    .nullable(),
});

/** How many rows have each value of the expression, most first. */
const counts = (expression: string) =>
  sql.raw(
    `(select json_agg(json_build_object('pattern', pattern, 'value', value) order by value desc, pattern collate "C")
      from (select ${expression} as pattern, count(*)::int as value from picked
            where ${expression} is not null group by 1) counted)`,
  );

/** Rows per role 0 to 3, of those that meet the condition. */
const byRole = (column: string, condition = "true") =>
  sql.raw(
    `json_build_array(${[0, 1, 2, 3]
      .map((role) => `count(*) filter (where ${column} = ${role} and ${condition})`)
      .join(", ")})`,
  );

/** The newest matching reports, and all figures of them in one statement over typed columns. */
const statement = (filters: ReportFilterQuery) => sql`
  with picked as materialized (
    select match_time, first_score, first_wickets, second_score, second_wickets, toss_winner_won, bat_first_won,
           captain_role, captain_won, vice_captain_role, vice_captain_won, points, points_wk, points_bat, points_al,
           points_bowl, winner_players, combination, pattern1, pattern2, pattern3, pattern4, pattern5,
           credits, range_left, range_right
    from ${matchReports}
    where ${passing(filters)}
    order by ${desc(matchReports.matchTime)}, ${matchReports.id}
    limit ${filters.matchNumberData ?? null}
  ), numbered as (
    select match_time, first_score, second_score,
           ntile(${MAX_POINTS}) over (order by match_time) as point
    from picked where first_score is not null
  ), curve as (
    select min(match_time) as time, count(*)::int as matches,
           avg(first_score)::float8 as first, avg(second_score)::float8 as second
    from numbered group by point
  )
  select
    count(*)::int as total,
    (count(*) filter (where toss_winner_won))::int as toss_won,
    (count(*) filter (where not toss_winner_won))::int as toss_lost,
    (count(*) filter (where bat_first_won))::int as first_won,
    (count(*) filter (where not bat_first_won))::int as second_won,
    ${byRole("captain_role", "captain_won")} as captain_winning,
    ${byRole("captain_role", "not captain_won")} as captain_losing,
    ${byRole("captain_role")} as captain_roles,
    ${byRole("vice_captain_role", "vice_captain_won")} as vice_winning,
    ${byRole("vice_captain_role", "not vice_captain_won")} as vice_losing,
    ${byRole("vice_captain_role")} as vice_roles,
    avg(first_score)::float8 as first_score,
    avg(first_wickets)::float8 as first_wickets,
    avg(second_score)::float8 as second_score,
    avg(second_wickets)::float8 as second_wickets,
    avg(points) as points,
    avg(points_wk) as points_wk,
    avg(points_bat) as points_bat,
    avg(points_al) as points_al,
    avg(points_bowl) as points_bowl,
    avg(credits) as credits,
    avg(range_left) filter (where credits is not null) as range_left,
    avg(range_right) filter (where credits is not null) as range_right,
    (count(*) filter (where credits between range_left and range_right))::int as within,
    count(first_score)::int as n_first,
    count(second_score)::int as n_second,
    count(bat_first_won)::int as n_decided,
    count(points)::int as n_dream,
    count(winner_players)::int as n_dream_decided,
    count(pattern1)::int as n_percentages,
    count(credits)::int as n_credits,
    (count(*) filter (where credits is not null and range_left is not null))::int as n_range,
    ${counts("winner_players || ':' || (11 - winner_players)")} as partitions,
    ${counts("combination")} as combinations,
    ${counts("pattern1")} as pattern1,
    ${counts("pattern2")} as pattern2,
    ${counts("pattern3")} as pattern3,
    ${counts("pattern4")} as pattern4,
    ${counts("pattern5")} as pattern5,
    (select json_agg(json_build_object('credits', step, 'value', value) order by step)
     from (select floor(credits)::int as step, count(*)::int as value from picked
           where credits is not null group by 1) steps) as credit_steps,
    (select json_agg(json_build_object(
       'time', to_char(time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
       'matches', matches, 'first', first, 'second', second) order by time) from curve) as curve
  from picked`;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Averages to two decimals. */
const roundedFigure = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

/** Counts and averages over the newest reports that the filters leave. */
export async function readOverview(db: Db, filters: ReportFilterQuery): Promise<ReportStatistics> {
  const [row] = await rowsOf(db, statement(filters), rowSchema);
  if (!row) throw new Error("an aggregate without a row");
  return {
    total_matches: row.total,
    avg_first_innings_score: roundedFigure(row.first_score),
    avg_first_innings_wickets: roundedFigure(row.first_wickets),
    avg_second_innings_score: roundedFigure(row.second_score),
    avg_second_innings_wickets: roundedFigure(row.second_wickets),
    toss_won_match_won: row.toss_won,
    toss_won_match_lose: row.toss_lost,
    bat_first_match_won: row.first_won,
    bat_second_match_won: row.second_won,
    captain_from_winning_team_count: sum(row.captain_winning),
    captain_from_losing_team_count: sum(row.captain_losing),
    captain_role_count: row.captain_roles,
    vicecaptain_from_winning_team_count: sum(row.vice_winning),
    vicecaptain_from_losing_team_count: sum(row.vice_losing),
    vicecaptain_role_count: row.vice_roles,
    captain_role_by_side: { winning: row.captain_winning, losing: row.captain_losing },
    vicecaptain_role_by_side: { winning: row.vice_winning, losing: row.vice_losing },
    avg_total_points: roundedFigure(row.points),
    avg_wk_points: roundedFigure(row.points_wk),
    avg_bat_points: roundedFigure(row.points_bat),
    avg_al_points: roundedFigure(row.points_al),
    avg_bowl_points: roundedFigure(row.points_bowl),
    partision_data: row.partitions ?? [],
    combination_data: row.combinations ?? [],
    percentage_pattern_data: [row.pattern1, row.pattern2, row.pattern3, row.pattern4, row.pattern5].map(
      (data, index) => ({ label: patternLabels[index] ?? "", data: data ?? [] }),
    ),
    avg_dt_credits: roundedFigure(row.credits),
    avg_left_range: roundedFigure(row.range_left),
    avg_right_range: roundedFigure(row.range_right),
    count_within_the_range: row.within,
    credits_data: row.credit_steps ?? [],
    innings_over_time: (row.curve ?? []).map(({ first, second, ...point }) => ({
      ...point,
      first: roundedFigure(first),
      second: roundedFigure(second),
    })),
    matches: {
      first_innings: row.n_first,
      second_innings: row.n_second,
      toss: row.toss_won + row.toss_lost,
      decided: row.n_decided,
      dream_team: row.n_dream,
      dream_team_decided: row.n_dream_decided,
      percentages: row.n_percentages,
      credits: row.n_credits,
      range: row.n_range,
    },
  };
}
