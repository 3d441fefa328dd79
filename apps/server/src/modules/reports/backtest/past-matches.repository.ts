import { matchStatuses } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain";
import type { BacktestPlayer } from "@teamwright/engine";
import { and, desc, eq, exists, not, or, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { findMatches, statusAt } from "#modules/matches/public.ts";
import { matches, matchOverrides, matchPlayers } from "#tables/matches.ts";
import type { StoredMatch } from "#modules/matches/public.ts";

/** A finished match with the players of both line-ups, their credits and points. */
export interface PastMatchRow {
  readonly id: string;
  readonly title: string;
  readonly matchTime: string;
  readonly players: readonly BacktestPlayer[];
}

/** Matches read at once. */
const AT_ONCE = 50;

/** By the feed's values or, where an admin set any by hand, perhaps: those are read and checked. */
function perhapsPast(db: Db, sport: SportIndex) {
  const ofMatch = eq(matchPlayers.matchId, matches.id);
  const playing = and(ofMatch, eq(matchPlayers.playing, true), eq(matchPlayers.withdrawn, false));
  const some = db.select({ one: sql`1` }).from(matchPlayers);
  const unknown = sql`(${matchPlayers.points} is null or ${matchPlayers.credits} <= 0)`;
  const byHand = db
    .select({ one: sql`1` })
    .from(matchOverrides)
    .where(eq(matchOverrides.matchId, matches.id));
  const knownFilter = and(
    eq(matches.state, "finished"),
    exists(some.where(playing)),
    not(
      exists(
        db
          .select({ one: sql`1` })
          .from(matchPlayers)
          .where(and(playing, unknown)),
      ),
    ),
  );
  return and(eq(matches.sport, sport), or(knownFilter, exists(byHand)));
}

/** The newest past matches that have squads, credits and points of everybody who played. */
export async function pastMatches(db: Db, sport: SportIndex, most: number): Promise<PastMatchRow[]> {
  const playedMatches: PastMatchRow[] = [];
  for (let from = 0; playedMatches.length < most; from += AT_ONCE) {
    const ids = await db
      .select({ id: matches.id })
      .from(matches)
      .where(perhapsPast(db, sport))
      .orderBy(desc(matches.matchTime), matches.id)
      .limit(AT_ONCE)
      .offset(from);
    if (ids.length === 0) break;
    const order = new Map(ids.map(({ id }, at) => [id, at]));
    const read = await findMatches(db, [...order.keys()]);
    const sortedMatches = read.toSorted((a, b) => order.get(a.stored.id)! - order.get(b.stored.id)!);
    playedMatches.push(...sortedMatches.flatMap(({ shown }) => pastMatchOf(shown) ?? []));
  }
  return playedMatches.slice(0, most);
}

/** Null where a credit or points of somebody who played are not known, or a side has no line-up. */
function pastMatchOf(match: StoredMatch): PastMatchRow | null {
  const lineup = match.players.filter((player) => player.playing && !player.withdrawn);
  const knownFilter =
    statusAt(match, new Date()) === matchStatuses.finished &&
    lineup.every((player) => player.points !== null && player.credits > 0) &&
    [0, 1].every((side) => lineup.some((player) => player.side === side));
  if (!knownFilter) return null;
  return {
    id: match.id,
    title: `${match.sides[0].shortName} v ${match.sides[1].shortName}`,
    matchTime: match.matchTime,
    players: lineup.map((player) => ({
      player_index: player.index,
      role: player.role,
      team_index: player.side,
      credits: player.credits,
      selected_by: player.selectedBy,
      captain_percentage: player.captainPercentage,
      vice_captain_percentage: player.viceCaptainPercentage,
      points: player.points ?? 0,
    })),
  };
}
