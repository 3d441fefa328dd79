import { sql } from "drizzle-orm";
import { matches, matchOverrides } from "#tables/matches.ts";

/** The player_index of values of the match itself. */
export const MATCH_ITSELF = -1;

/** The match's own value that an admin set, as text; null where none is set. */
export const setByHand = (field: string) =>
  sql<
    string | null
  >`(select ${matchOverrides.value} ->> 'set' from ${matchOverrides} where ${matchOverrides.matchId} = ${matches.id}
    and ${matchOverrides.playerIndex} = ${MATCH_ITSELF} and ${matchOverrides.field} = ${field})`;

/** State and time as users see them. */
export const STATE = sql`coalesce(${setByHand("status")}, ${matches.state})`;
export const TIME = sql`coalesce((${setByHand("match_time")})::timestamptz, ${matches.matchTime})`;
