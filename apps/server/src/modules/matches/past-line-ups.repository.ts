import type { MatchFormat, MatchGender, SportIndex } from "@teamwright/domain";
import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import { matches, matchOverrides, matchPlayers } from "#tables/matches.ts";
import { setByHand, STATE, TIME } from "./set-by-hand.repository.ts";

const player = z.object({
  id: z.string(),
  side: z.union([z.literal(0), z.literal(1)]),
  role: z.int(),
  credits: z.number(),
  points: z.number(),
  playing: z.boolean(),
});

const row = z.object({
  id: z.string(),
  time: z.coerce.date(),
  feed: z.string(),
  left: z.string(),
  right: z.string(),
  rules: z.string().nullable(),
  players: z.array(player),
});

/** A finished match with the players whose points are known. */
export type PastLineUps = z.infer<typeof row>;

export interface WantedLineUps {
  readonly sport: SportIndex;
  /** Null: matches whose format, or gender, is not known. */
  readonly format: MatchFormat | null;
  readonly gender: MatchGender | null;
  readonly before: Date;
  readonly limit: number;
}

/**
 * The newest finished matches of a kind that are not hidden, newest first, as an admin sees them. Players whose id is not the
 * feed's own are another player in each match.
 */
export function findPastLineUps(db: Db, wantedMatches: WantedLineUps): Promise<PastLineUps[]> {
  const { sport, format, gender, before, limit } = wantedMatches;
  const is = (column: Column, value: string | null): SQL =>
    value === null ? isNull(column) : eq(column, value);
  const kind = and(
    eq(matches.sport, sport),
    is(matches.format, format),
    is(matches.gender, gender),
    sql`${STATE} = 'finished'`,
    lt(TIME, before.toISOString()),
    sql`${setByHand("hidden")} is distinct from 'true'`,
  );
  return rowsOf(
    db,
    sql`with past as (
      select ${matches.id} as id, ${TIME} as time, ${matches.feed} as feed, ${matches.leftName} as left_name,
        ${matches.rightName} as right_name, ${matches.scoring} ->> 'ruleSet' as rules
      from ${matches} where ${kind} order by ${desc(TIME)}, ${matches.id} limit ${limit}
    ), player as (
      select ${matchPlayers.matchId} as match_id, ${matchPlayers.side} as side,
        case when ${matchPlayers.ownId} then ${matchPlayers.fixedId}
          else ${matchPlayers.matchId} || ' ' || ${matchPlayers.playerIndex} end as id,
        ${playerValue("role", sql`to_jsonb(${matchPlayers.role})`)} as role,
        ${playerValue("credits", sql`to_jsonb(${matchPlayers.credits})`)} as credits,
        ${playerValue("points", sql`to_jsonb(${matchPlayers.points})`)} as points,
        ${playerValue("playing", sql`to_jsonb(${matchPlayers.playing})`)} as playing
      from ${matchPlayers} where not ${matchPlayers.withdrawn} and ${matchPlayers.matchId} in (select id from past)
    )
    select past.id, past.time, past.feed, past.left_name as left, past.right_name as right, past.rules,
      jsonb_agg(jsonb_build_object('id', player.id, 'side', player.side, 'role', player.role, 'credits', player.credits,
        'points', player.points, 'playing', player.playing)) as players
    from past join player on player.match_id = past.id
    where jsonb_typeof(player.points) = 'number'
    group by past.id, past.time, past.feed, past.left_name, past.right_name, past.rules
    order by past.time desc, past.id`,
    row,
  );
}

/** A player's value as JSON: the one that an admin set, else the feed's. */
const playerValue = (field: string, value: SQL): SQL =>
  sql`coalesce((select ${matchOverrides.value} -> 'set' from ${matchOverrides}
    where ${matchOverrides.matchId} = ${matchPlayers.matchId} and ${matchOverrides.playerIndex} = ${matchPlayers.playerIndex}
      and ${matchOverrides.field} = ${field}), ${value})`;
