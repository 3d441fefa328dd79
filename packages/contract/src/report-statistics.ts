import * as z from "zod/mini";
import { instant } from "./shapes.ts";

/** How many matches had the pattern: `7:4`, `1-4-2-4`. Most first. */
const patternCounts = () => z.array(z.object({ pattern: z.string(), value: z.int() }));
/** Per role, in the sport's order. */
const roleCounts = () => z.array(z.int()).check(z.length(4));
/** Null where no match knows the figure. */
const average = () => z.nullable(z.number());

/** The statistics response of the documents. Fields under `matches` are ours: on how many matches each figure rests. */
export const reportStatistics = () =>
  z.object({
    total_matches: z.int(),
    avg_first_innings_score: average(),
    avg_first_innings_wickets: average(),
    avg_second_innings_score: average(),
    avg_second_innings_wickets: average(),
    toss_won_match_won: z.int(),
    toss_won_match_lose: z.int(),
    bat_first_match_won: z.int(),
    bat_second_match_won: z.int(),
    captain_from_winning_team_count: z.int(),
    captain_from_losing_team_count: z.int(),
    captain_role_count: roleCounts(),
    vicecaptain_from_winning_team_count: z.int(),
    vicecaptain_from_losing_team_count: z.int(),
    vicecaptain_role_count: roleCounts(),
    /** Ours: the role counts of who came from the winning side, and from the losing side. */
    captain_role_by_side: z.object({ winning: roleCounts(), losing: roleCounts() }),
    vicecaptain_role_by_side: z.object({ winning: roleCounts(), losing: roleCounts() }),
    avg_total_points: average(),
    avg_wk_points: average(),
    avg_bat_points: average(),
    avg_al_points: average(),
    avg_bowl_points: average(),
    /** Players of the winning side : of the losing side. */
    partision_data: patternCounts(),
    combination_data: patternCounts(),
    percentage_pattern_data: z.array(z.object({ label: z.string(), data: patternCounts() })),
    avg_dt_credits: average(),
    avg_left_range: average(),
    avg_right_range: average(),
    count_within_the_range: z.int(),
    /** Ours: dream teams by their whole credits, lowest first. */
    credits_data: z.array(z.object({ credits: z.int(), value: z.int() })),
    /** Ours: innings scores in the order of time, at most 60 averages of neighbouring matches. */
    innings_over_time: z.array(
      z.object({ time: instant, matches: z.int(), first: average(), second: average() }),
    ),
    matches: z.object({
      first_innings: z.int(),
      second_innings: z.int(),
      /** With a winner, and a known toss. */
      toss: z.int(),
      /** With a winner. */
      decided: z.int(),
      /** With a known dream team, and those of them with a winner. */
      dream_team: z.int(),
      dream_team_decided: z.int(),
      percentages: z.int(),
      credits: z.int(),
      range: z.int(),
    }),
  });
export type ReportStatistics = z.infer<ReturnType<typeof reportStatistics>>;
