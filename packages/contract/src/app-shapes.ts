import * as z from "zod/mini";

/** Ids that a fantasy app assigns. They become segments of a path, so they begin with a letter or digit. */
export const appId = z.string().check(z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._:-]{0,79}$/));

/** A match as a fantasy app lists it. */
export const fantasyMatch = () =>
  z.object({
    id: z.string(),
    match_time: z.iso.datetime(),
    series_name: z.string(),
    left_team_name: z.string(),
    right_team_name: z.string(),
    left_team_image: z.string(),
    right_team_image: z.string(),
    league_id: z.string(),
  });
export type FantasyMatch = z.infer<ReturnType<typeof fantasyMatch>>;
