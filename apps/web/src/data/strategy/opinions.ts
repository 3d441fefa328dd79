import * as z from "zod/mini";

/** From much less than expected to much more. */
export const [MIN_MORE, MAX_MORE] = [-2, 2];

/** What the user thinks of one player, against the forecast. Absent means "as forecast". */
const opinion = z.strictObject({
  more: z.optional(z.int().check(z.minimum(MIN_MORE), z.maximum(MAX_MORE))),
  plays: z.optional(z.boolean()),
});

/** By player_index. They change figures and suggestions, never a choice of the user. */
export const opinionsSchema = z.record(z.string().check(z.regex(/^(?:[0-9]|[1-6][0-9])$/)), opinion);

export type PlayerOpinion = z.infer<typeof opinion>;
export type PlayerOpinions = z.infer<typeof opinionsSchema>;

/** The opinions with another one of a player; one that says nothing is removed. */
export function withOpinion(opinions: PlayerOpinions, index: number, opinion: PlayerOpinion): PlayerOpinions {
  const { more = 0, plays } = opinion;
  const { [String(index)]: _before, ...others } = opinions;
  if (more === 0 && plays === undefined) return others;
  return {
    ...others,
    [index]: { ...(more === 0 ? {} : { more }), ...(plays === undefined ? {} : { plays }) },
  };
}
