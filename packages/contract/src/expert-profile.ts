import * as z from "zod/mini";
import { id, instant } from "./shapes.ts";

/** Properties of the dream team; its credits count within the range of a post's teams. */
export const recordRates = ["captain", "viceCaptain", "credits", "partition", "combination"] as const;

/** Captains in percent of the teams, dream-team players as their mean number. */
const perTeamFigure = () => z.object({ of: z.number(), byChance: z.number() });

/**
 * What was measured of an expert's posts after their matches. `matches` is how many they rest on. An interval is Wilson's at
 * 95 %, in percent.
 */
export const expertFigures = () =>
  z.object({
    matches: z.int().check(z.minimum(1)),
    posts: z.int(),
    /** Median over the matches of the best team's position, in percent of all possible teams: 4.1 is "top 4.1 %". */
    bestPercent: z.number(),
    /** In how many matches the dream team's property stood in the expert's teams, with the interval. */
    rates: z.array(
      z.object({ of: z.enum(recordRates), hits: z.int(), interval: z.tuple([z.number(), z.number()]) }),
    ),
    /**
     * How often as many random allowed teams do worse, in percent, the mean of all matches: 50 is chance. The interval is the
     * normal one at 95 %, with the variance that chance alone gives.
     */
    beaten: z.object({ percent: z.number(), interval: z.tuple([z.number(), z.number()]) }),
    /** Median over the matches of the position of the median team, in percent of all possible teams: 50 is chance. */
    medianPercent: z.number(),
    /** Per team of the posts, with the same for a random allowed team; null: no match was measured in this way yet. */
    perTeam: z.nullable(
      z.object({
        teams: z.int(),
        captain: perTeamFigure(),
        viceCaptain: perTeamFigure(),
        dreamPlayers: perTeamFigure(),
      }),
    ),
    /** Dream-team players who stood in at least one posted team, the mean of all matches, and the team size. */
    dreamPlayers: z.number(),
    teamSize: z.int(),
  });
export type ExpertFigures = z.infer<ReturnType<typeof expertFigures>>;

/** A person who posts, as cards show them. */
export const expertProfile = () =>
  z.object({
    _id: id,
    phoneNumber: z.string(),
    name: z.string(),
    /** Address of a picture; empty: initials are shown. */
    avatar: z.string(),
    since: instant,
    record: z.nullable(expertFigures()),
  });
export type ExpertProfile = z.infer<ReturnType<typeof expertProfile>>;
